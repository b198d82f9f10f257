# The server in a container: the page is built in the first stage, the rules are compiled into the image in the second.
# Give images by digest (--build-arg PYTHON=python@sha256:...) where a build must be the same again.
ARG NODE=node:22-slim
ARG PYTHON=python:3.12-slim
FROM ${NODE} AS page
WORKDIR /app
COPY web/package.json web/package-lock.json web/.npmrc ./web/
RUN cd web && npm ci --no-audit --no-fund
COPY web ./web
# The page is built with the sentences of the server and of every game.
COPY src/riverrun/words ./src/riverrun/words
COPY src/riverrun/games ./src/riverrun/games
RUN mkdir -p src/riverrun/server && cd web && npm run build

FROM ${PYTHON}
RUN useradd --create-home riverrun && install -d -o riverrun /data
WORKDIR /app
COPY requirements ./requirements
RUN pip install --no-cache-dir --require-hashes --requirement requirements/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src ./src
COPY --from=page /app/src/riverrun/server/page ./src/riverrun/server/page
RUN pip install --no-cache-dir --no-deps .
USER riverrun
RUN riverrun warm --lab
EXPOSE 8000
VOLUME /data
# Readiness: a write was stored just now. For restarting what hangs, ask /health/live.
HEALTHCHECK --start-period=30s --timeout=10s \
  CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health/ready')"
CMD ["riverrun", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
