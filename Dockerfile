# The house with everything it needs to be one of several nodes, and what the strong players need.
# Every package comes from a lock with digests; the base is an exact tag, and a digest where `shipping/pin_image.py` could ask.
# Run it with a read-only root: docker run --read-only --tmpfs /tmp -v mulot:/data -p 8000:8000 …
FROM python:3.12.12-slim-bookworm AS build
COPY requirements /src/requirements
RUN python -m venv /house
RUN /house/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r /src/requirements/image.lock
RUN python -m venv /tools
RUN /tools/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r /src/requirements/build.lock
COPY . /src
WORKDIR /src
RUN /tools/bin/python -m hatchling build -t wheel -d /dist
RUN /house/bin/pip install --no-cache-dir --no-deps --no-index /dist/*.whl
RUN /house/bin/pip uninstall --yes pip

FROM python:3.12.12-slim-bookworm
COPY --from=build /house /house
RUN mkdir /data && chown nobody /data
ENV PATH=/house/bin:/usr/local/bin:/usr/bin:/bin PYTHONDONTWRITEBYTECODE=1 SQLITE_TMPDIR=/data
USER nobody
WORKDIR /tmp
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-m", "mulot.server.healthcheck"]
CMD ["mulot", "serve", "--host", "0.0.0.0", "--database", "/data/mulot.db"]
