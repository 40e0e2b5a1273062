/**
 * The map of who may import whom. Each rule is one sentence of docs/architecture.md.
 * Run: npm run lint:arch
 */
const TESTS = '\\.test\\.tsx?$'
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TESTS, ...from },
  to,
})

module.exports = {
  forbidden: [
    forbid('no-circles', 'Every import points one way.', { pathNot: [] }, { circular: true }),
    forbid(
      'shared-stands-alone',
      'shared/ knows neither server nor browser; only zod.',
      { path: '^shared/' },
      { pathNot: '^(shared/|node_modules/zod/)' },
    ),
    forbid(
      'web-never-meets-server',
      'They talk over HTTP through shared/contract.',
      { path: '^web/' },
      { path: '^(server|scripts)/' },
    ),
    forbid(
      'server-never-meets-web',
      'They talk over HTTP through shared/contract.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'tests-stay-out-of-production',
      'Only tests use the test harness.',
      { path: '^(shared|server|web)/' },
      { path: `^(tests|e2e)/|${TESTS}` },
    ),

    forbid(
      'server-modules-are-islands',
      "A module gets another module's service from app.ts, never by import (types are fine).",
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/([^/]+)/', pathNot: '^server/modules/$1/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-stores-touch-the-database',
      'SQL lives in *.store.ts; a service may hand a transaction from one store to another.',
      { path: '^server/modules/', pathNot: ['\\.store\\.ts$', TESTS] },
      { path: '^server/db/|node_modules/(better-sqlite3|pg|kysely)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'stores-know-no-http',
      'Stores and services do not know HTTP.',
      { path: '\\.(store|service)\\.ts$' },
      { path: '^server/http/|node_modules/(@?fastify)' },
    ),
    forbid(
      'services-call-downwards',
      'route → service → store.',
      { path: '\\.service\\.ts$' },
      { path: '\\.routes\\.ts$' },
    ),
    forbid(
      'stores-call-downwards',
      'A store calls nothing but the database.',
      { path: '\\.store\\.ts$' },
      { path: '\\.(service|routes)\\.ts$' },
    ),
    forbid(
      'routes-skip-no-floor',
      'A route asks its service, never a store.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.store\\.ts$' },
    ),
    forbid(
      'services-are-handed-their-stores',
      'A service knows the type of its store; app.ts hands it the store.',
      { path: '\\.service\\.ts$' },
      { path: '\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-are-handed-their-service',
      'A route knows the type of its service; app.ts hands it the service.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.service\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'server-base-knows-no-module',
      'http/, db/, lib/, config/ serve every module alike.',
      { path: '^server/(http|db|lib|config)/' },
      { path: '^server/(modules/|app\\.ts|main\\.ts)' },
    ),

    forbid(
      'web-features-are-islands',
      'Features meet in web/app only.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'features-do-not-import-app',
      'app → features → base.',
      { path: '^web/features/' },
      { path: '^web/app/' },
    ),
    forbid(
      'web-base-knows-no-feature',
      'ui, api, i18n, session and lib serve every feature alike.',
      { path: '^web/(ui|api|i18n|session|lib)/' },
      { path: '^web/(features|app)/' },
    ),
    forbid(
      'ui-is-plain',
      'Buttons do not fetch.',
      { path: '^web/ui/' },
      { path: '^web/(api|session)/|^shared/contract/|node_modules/@tanstack' },
    ),
    forbid(
      'only-queries-call-the-api',
      'page → query hook → api client.',
      { path: '^web/(features|app|session)/', pathNot: ['\\.(queries|mutations)\\.ts$', TESTS] },
      { path: '^web/api/client\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
