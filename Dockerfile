# Pin it for reproducible images: see docs/operations.md.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
# `dev` keeps the optional packages, among them ClickHouse's client.
ARG OMIT="dev --omit=optional"
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && node scripts/build-web.ts \
  && npm prune --omit=${OMIT} --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
# Compiled code is kept between starts; /app is not writable.
ENV NODE_COMPILE_CACHE=/data/compile-cache
VOLUME /data
EXPOSE 8090
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8090/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--always-sparkplug", "apps/server/src/main.ts", "--host", "0.0.0.0", "--data", "/data"]
