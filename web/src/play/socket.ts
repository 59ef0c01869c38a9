/** The line to the server: it says what it hears, and comes back by itself when it is cut. */
import type { ClientMessage, ServerMessage } from "../protocol";

const PAUSES = [300, 700, 1500, 3000] as const;

export interface Socket {
  send(message: ClientMessage): boolean;
  close(): void;
}

export function connect(token: string, hear: (message: ServerMessage) => void, cut: () => void): Socket {
  let socket: WebSocket;
  let tries = 0;
  let closed = false;
  let timer = 0;

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws?token=${encodeURIComponent(token)}`);
    socket.onmessage = (event: MessageEvent<string>) => {
      tries = 0;
      hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (closed) return;
      cut();
      timer = window.setTimeout(open, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
    };
  }

  open();
  return {
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      window.clearTimeout(timer);
      socket.close();
    },
  };
}
