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

/** The wings of the house; each knows those before it, never those after it. */
const WINGS = ['platform', 'accounts', 'content', 'games', 'shop', 'operations']
/** The rooms of web/; each knows those before it, never those after it. */
const WEB_ROOMS = [
  'lib',
  'i18n',
  'api',
  'routing',
  'ui',
  'toasts',
  'pictures',
  'editing',
  'session',
  'features',
  'app',
]

/**
 * One rule for each of `names` but the last: it does not know the ones after it, types included, neither in its own
 * folder nor in `others`.
 */
const inOrder = (folder, comment, names, ...others) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `${folder.replaceAll('/', '-')}-in-order-${name}`,
        comment,
        { path: `^${folder}/${name}/` },
        { path: `^(${[folder, ...others].join('|')})/(${names.slice(index + 1).join('|')})/` },
      ),
    )

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
      { path: '^(shared|server|web|agent)/', pathNot: [TESTS, '^web/testing/'] },
      { path: `^(tests|e2e|web/testing)/|${TESTS}` },
    ),
    forbid(
      'the-product-needs-no-workshop',
      'The product runs without its scripts and without the makers of its pictures.',
      { path: '^(shared|server|web)/' },
      { path: '^(scripts|art)/' },
    ),
    forbid(
      'agents-are-run-by-consoles-alone',
      'The site runs the agent for consoles on its own machine; nothing else of the product knows it. The module for Roblox is handed out as a text.',
      { path: '^(shared|server|web)/', pathNot: [TESTS, '^server/modules/games/consoles/'] },
      { path: '^agent/', pathNot: '\\.luau' },
    ),
    forbid(
      'pictures-are-made-of-what-is-shown',
      'art/ reads the palette and the texts of the pages, and knows nothing of the server.',
      { path: '^art/' },
      { path: '^(server|scripts)/' },
    ),
    forbid(
      'agents-stand-alone',
      'agent/ runs where nothing but its folder is: of the site it knows types of the contract, and no package at all.',
      { path: '^agent/' },
      { pathNot: '^agent/', dependencyTypesNot: ['type-only', 'core'] },
    ),
    forbid(
      'agents-speak-the-contract',
      'An agent beside a game server knows the site by its contract alone.',
      { path: '^agent/' },
      { path: '^(server|web|art|scripts|shared/(?!contract/)|node_modules)' },
    ),
    forbid(
      'tests-know-no-scripts',
      'Scripts and journeys meet in tests/, which knows neither.',
      { path: '^tests/', pathNot: [] },
      { path: '^(scripts|e2e)/' },
    ),
    forbid(
      'scripts-know-no-journeys',
      'What both need of the built product is tests/product.',
      { path: '^scripts/', pathNot: [] },
      { path: '^e2e/' },
    ),

    ...inOrder('shared/contract', 'A wing knows the wings before it.', WINGS),
    ...inOrder(
      'server/modules',
      'A wing knows the wings before it and their contracts, types included.',
      WINGS,
      'shared/contract',
    ),
    ...inOrder(
      'web/features',
      'A wing knows the wings before it and their contracts.',
      WINGS,
      'shared/contract',
    ),
    ...inOrder('web', 'Each room of the web knows those before it.', WEB_ROOMS),

    forbid(
      'server-modules-are-islands',
      "A module gets another module's service from the wiring of its wing, never by import (types are fine); the rules of a wing are plain functions that its modules share.",
      { path: '^server/modules/([^/]+)/([^/]+)/' },
      {
        path: '^server/modules/',
        // In `content` it is a noun: the rules of the site.
        pathNot: ['^server/modules/$1/$2/', '^server/modules/(?!content/)$1/rules/'],
        dependencyTypesNot: ['type-only'],
      },
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
      'A service knows the type of its store; the wiring hands it the store.',
      { path: '\\.service\\.ts$' },
      { path: '\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-are-handed-their-service',
      'A route knows the type of its service; the wiring hands it the service.',
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
