/// <reference types="vitest/config" />
import { defineConfig, type Plugin } from "vite";

/** The replay page is one file: its script and its style are written into it. */
function inline(): Plugin {
  return {
    name: "inline",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["replay.html"];
      if (page?.type !== "asset") return;
      let html = String(page.source).replace(
        /\s*<(?:script type="module"|link rel="stylesheet")[^>]*>(?:<\/script>)?/g,
        "",
      );
      for (const [name, piece] of Object.entries(bundle)) {
        if (piece === page) continue;
        const code = piece.type === "chunk" ? piece.code : String(piece.source);
        const [tag, before] = piece.type === "chunk" ? ["script", "</body>"] : ["style", "</head>"];
        const safe = tag === "script" ? code.replaceAll("</script", "<\\/script") : code;
        html = html.replace(before, () => `<${tag}>${safe.trim()}</${tag}>\n  ${before}`);
        delete bundle[name];
      }
      page.source = html;
    },
  };
}

export default defineConfig(({ mode }) => {
  const replay = mode === "replay";
  return {
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
    plugins: replay ? [inline()] : [],
    build: {
      outDir: "../mc_env/web/static",
      emptyOutDir: !replay,
      target: "es2022",
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: replay ? "replay.html" : "index.html",
        output: {
          entryFileNames: "app.js",
          assetFileNames: "app[extname]",
          ...(replay ? { format: "iife" as const } : {}),
        },
      },
    },
    server: { proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } } },
    test:
      mode === "e2e"
        ? { include: ["e2e/**/*.test.ts"], testTimeout: 900_000, hookTimeout: 60_000, fileParallelism: false }
        : { include: ["test/**/*.test.ts"] },
  };
});
