# The house with everything it needs to be one of several nodes.
FROM python:3.12-slim
COPY . /src
RUN pip install --no-cache-dir "/src[nodes]" && rm -rf /src && mkdir /data && chown nobody /data
USER nobody
WORKDIR /tmp
VOLUME /data
EXPOSE 8000
CMD ["mulot", "serve", "--host", "0.0.0.0", "--database", "/data/mulot.db"]
