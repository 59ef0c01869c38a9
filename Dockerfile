# mc_env with everything a user needs: play, serve, train, evaluate.
#   docker build -t mc_env .
#   docker run --rm -it mc_env play
#   docker run --rm -p 8765:8765 mc_env serve --host 0.0.0.0 --port 8765 --no-browser
#   docker run --rm -v "$PWD/runs:/home/player/runs" mc_env train demo
FROM python:3.11-slim AS build
COPY . /source
WORKDIR /source
RUN python -m pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY --from=build /wheels /wheels
COPY constraints.txt /wheels/
RUN python -m pip install --no-cache-dir --constraint /wheels/constraints.txt "$(echo /wheels/*.whl)[train,web]" && rm -rf /wheels
RUN useradd --create-home player
USER player
WORKDIR /home/player
ENV OMP_NUM_THREADS=1
ENTRYPOINT ["mc-env"]
CMD ["--help"]
