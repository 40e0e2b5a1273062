# FrontLand as an image: built in one stage, run in another without its workshop, as nobody in particular, on a root it cannot write.
#   docker build -t frontland .
#   docker run --read-only --tmpfs /tmp -v frontland:/data -p 3000:3000 -e SITE_URL=https://frontland.example -e TRUST_PROXY=1 frontland
# Any base with Node 24 and npm will do: --build-arg BASE=…
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /srv/frontland
# What is installed changes less often than what is built of it.
COPY package.json package-lock.json ./
COPY scripts/bootstrap scripts/bootstrap
RUN node -e "import('./scripts/bootstrap/npm-ci.mjs').then(({ npmCi }) => npmCi(process.cwd()))"
COPY . .
RUN node scripts/build.ts \
 && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.json \
 && npm prune --omit=dev --ignore-scripts --no-fund --no-audit \
 && rm -rf web art e2e tests scripts/art* scripts/audit* scripts/bench* scripts/dev* scripts/steps scripts/build

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 FRONTLAND_IMAGE=true
COPY --from=build /srv/frontland /srv/frontland
RUN mkdir -m 0700 /data && chown 10001:10001 /data
WORKDIR /srv/frontland
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Whether the process lives; whether visitors may be sent to it says /api/ready.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The operator's commands are there, too: docker exec … node scripts/doctor.ts
CMD ["node", "--max-semi-space-size=4", "--no-allocation-site-pretenuring", "--no-separate-gc-phases", "dist/program/main.js"]
