import { globSync } from 'node:fs'
import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const FIRST_VISIT = /web[\\/](entry-client|app[\\/]home-page)\.tsx$/
const STAFF = /web[\\/]app[\\/]admin[\\/]|[\\/]staff[\\/]/
const PAGE = /-page\.tsx$/
const readers = new Map<string, ReadonlySet<string>>()

/** The pages, and the entry, that load a module directly or through others before anybody asks for more. */
function readersOf(id: string, graph: Graph): ReadonlySet<string> {
  const known = readers.get(id)
  if (known) return known
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const found = new Set(importers.flatMap((importer) => [...readersOf(importer, graph)]))
  if (FIRST_VISIT.test(id) || PAGE.test(id)) found.add(id)
  readers.set(id, found)
  return found
}

/** Icons come through one file that names them all: who uses which is not to be seen from there. */
const FRAME_ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]|lucide-react)|icons[\\/](arrow-right|biohazard|chevron-down|circle-check|circle-x|gamepad-2|globe|menu|radio|triangle-exclamation-point|x)\./

/** What the home page stands on, and so every first visit; what several public pages add; what only staff need. */
function chunkOf(id: string, graph: Graph): string | null {
  if (id.includes('lucide-react')) return FRAME_ICONS.test(id) ? 'base' : null
  const pages = [...readersOf(id, graph)]
  if (pages.some((page) => FIRST_VISIT.test(page))) return 'base'
  const publicPages = pages.filter((page) => !STAFF.test(page))
  if (publicPages.length >= 3) return 'pages'
  return publicPages.length === 0 ? 'panel' : null
}

/** Parts of forms and their rules: pages that are only read need not load them. */
const FORMS =
  /[\\/](ui[\\/](checkbox|field|password-field)|editing[\\/](form-failure|submit-button|use-draft|use-form)|texts[\\/]validation-texts)\./

/**
 * A few files that pages share instead of twenty small ones, each with what its pages need and no more.
 * What one page uses travels with that page, what two share lies between them.
 */
const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|zod|@tanstack)[\\/]/ },
    { name: 'forms', test: FORMS, minShareCount: 2 },
    {
      name: chunkOf,
      debugName: 'ours',
      test: /(web[\\/](api|editing|i18n|lib|pictures|routing|session|toasts|ui)|shared|lucide-react)[\\/]/,
      minShareCount: 2,
    },
  ],
}

/** The pictures that were rendered, by name; each stands there in every width and format. */
const pictures = globSync('web/public/images/*-1280.webp')
  .map((path) => path.replace(/^.*[\\/]|-1280\.webp$/g, ''))
  .sort()

/** What an endpoint says to readers of the reference and to the server alone: no browser needs to load it. */
const OF_NO_USE_IN_BROWSERS = [/^ +summary:\s+(['"`])(?:\\.|(?!\1).)*\1,\n/gm, /^ +limits: \[[^\]]*\],\n/gm]
const contractForBrowsers = {
  name: 'contract-for-browsers',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /shared[\\/]contract[\\/]/ },
    handler: (code: string) => OF_NO_USE_IN_BROWSERS.reduce((left, part) => left.replace(part, ''), code),
  },
}

/** The cards of pages that were drawn, by name and language. */
const socialCards = globSync('web/public/images/social/*.jpg').map((path) => basename(path, '.jpg'))

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [contractForBrowsers])],
  define: {
    'import.meta.env.PICTURES': JSON.stringify(pictures),
    'import.meta.env.SOCIAL_CARDS': JSON.stringify(isSsrBuild ? socialCards : []),
    // The rendering bundle carries its libraries in their production form, whatever the environment it is loaded in.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // The figure of the profile, which nothing waits for, is the one file above the usual limit.
    chunkSizeWarningLimit: 600,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: sharedChunks } } }),
  },
}))
