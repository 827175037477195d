# The same Node as package.json names; tests/containers.test.ts holds both together.
FROM node:24.21.0-slim AS base
WORKDIR /app
COPY package.json package-lock.json ./

FROM base AS dependencies
# Without the package of Node, which the image has.
RUN npm ci --omit=dev --no-audit --no-fund && rm -r node_modules/node node_modules/.bin/node

FROM base AS build
RUN npm ci --no-audit --no-fund
COPY . .
# Git is not in the image: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
ARG SOURCE_COMMIT
RUN npm run build

FROM base
# The allocator gives back what it can: two heaps instead of one a thread, pages outside of them.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY . .
COPY --from=build /app/build build
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that signals reach it.
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "--max-old-space-size=256", "--heap-growing-percent=60", "--no-allocation-site-pretenuring", "scripts/start.ts"]
