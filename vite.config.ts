import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync } from 'vite'
import { contractForBrowsers } from './scripts/build/contract-for-browsers.ts'
import { httpWithoutFetch } from './scripts/build/http-without-fetch.ts'
import { oneByteText } from './scripts/build/one-byte-text.ts'

/** In which file of its library each icon stands. */
const iconFiles = new Map(
  [
    ...readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8').matchAll(
      /^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs'/gm,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
  ),
)

/** Takes each icon from its own file: through the one that names them all nobody sees which page needs which. */
const iconsOneByOne = {
  name: 'icons-one-by-one',
  enforce: 'pre' as const,
  transform: {
    filter: { code: /from 'lucide-react'/ },
    handler: (code: string) =>
      code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', local = icon] = name.split(' as ')
            return `import ${local} from 'lucide-react/icons/${iconFiles.get(icon)}'`
          })
          .join(';'),
      ),
  },
}

/** What an icon says besides its lines: nobody reads it, and the random keys of the lines cannot even be compressed. */
const OF_NO_USE_IN_ICONS = /,?\s*\bkey: "\w+"|\bname: "[\w-]+",|\bsize: 24,|^__iconData\.node;$/gm

/** Makes the icons with little more than what they are drawn of. */
const leanIcons = {
  name: 'lean-icons',
  enforce: 'pre' as const,
  load: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: () => `export { createIcon as default } from '${resolve('web/pictures/create-icon.tsx')}'`,
  },
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code: string) => ({ code: code.replace(OF_NO_USE_IN_ICONS, ''), map: null }),
  },
}

let isSonnerQuiet = false

/** Its style sheet is a file like all others (`toaster.tsx`): the content policy takes none that a script writes. */
const noWrittenStyles = {
  name: 'no-written-styles',
  apply: 'build' as const,
  enforce: 'pre' as const,
  buildEnd(error?: Error) {
    if (!error && !isSonnerQuiet) throw new Error('sonner stands in another file')
  },
  transform: {
    filter: { id: /sonner[\\/]dist[\\/]index\.mjs$/ },
    handler: (code: string) => {
      const [call] = /^__insertCSS\(".*"\);?$/m.exec(code) ?? []
      if (!call) throw new Error('sonner writes its styles in another way')
      isSonnerQuiet = true
      return { code: code.replace(call, ''), map: null }
    },
  },
}

/** Every page brings the document: without what only its readers need. */
const leanDocument = {
  name: 'lean-document',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) =>
      html
        .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('early.js', code).code.trim())
        .replace(/\n\s*/g, '\n'),
  },
}

/** Nobody has signed in while the server renders: what the panel shows is never made there, and would only take memory. */
const noPanelScreens = {
  name: 'no-panel-screens',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /[\\/]staff[\\/][\w-]+\.page\.ts$/ },
    handler: (code: string, id: string) => {
      const without = code.replace(/\bScreen(?:: \w+)?,/, 'Screen: () => null,')
      if (without === code) throw new Error(`${id} names its screen in another way`)
      return { code: without, map: null }
    },
  },
}

/** What is read beside a source of the server stays there: the program finds it from its own folder. */
const besideSources = {
  name: 'beside-sources',
  transform: {
    filter: { id: /[\\/]server[\\/](?!.*node_modules).*\.ts$/, code: /import\.meta\.(dirname|url)/ },
    handler: (code: string, id: string) => {
      const file = `../../${relative('.', id).replaceAll('\\', '/')}`
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(file)}')`)
          .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`),
        map: null,
      }
    },
  },
}

/** Bundled with the program, which is smaller for it; the server's other libraries stay in node_modules, as some are not JavaScript. */
const BUNDLED =
  /^(react|react-dom|@tanstack|lucide-react|sonner|zod|kysely|markdown-it|csv-stringify|lru-cache|altcha-lib|semver|negotiator)\b/
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
const keptOutside = Object.keys(dependencies).filter((name) => !BUNDLED.test(name))

type Module = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean }
type Graph = { getModuleInfo(id: string): Module | null }

const HOME = /web[\\/]app[\\/]home[\\/]/
const FEATURE = /web[\\/]features[\\/]/
const UI = /web[\\/]ui[\\/]/
const SCHEMAS = /shared[\\/]contract[\\/](?!.*\.calls\.ts$)/
const WRITING = /web[\\/]features[\\/]content[\\/]writing[\\/]/
const GATES = /web[\\/]features[\\/]accounts[\\/]auth[\\/]/
const STAFF = /web[\\/]app[\\/]admin[\\/]|[\\/]staff[\\/]/
const PAGE = /\.page\.ts$/
/** A box that fewer begin with does not come along with what most of them share. */
const ENOUGH_PAGES = 4
const CHECKING = resolve('web/editing/use-form.ts')
const readers = new Map<string, ReadonlySet<string>>()

/** What is fetched by itself, such as the entry and the pages, and loads a module directly or through others. */
function readersOf(id: string, graph: Graph): ReadonlySet<string> {
  const known = readers.get(id)
  if (known) return known
  const { importers = [], dynamicImporters = [], isEntry = false } = graph.getModuleInfo(id) ?? {}
  const found = new Set(importers.flatMap((importer) => [...readersOf(importer, graph)]))
  if (isEntry || dynamicImporters.length > 0) found.add(id)
  readers.set(id, found)
  return found
}

/** The folder of a page, such as `users`, in whichever of its parts the page stands. */
const nounOf = (reader: string) =>
  /features[\\/]\w+[\\/]([\w-]+)[\\/]/.exec(reader)?.[1] ?? basename(dirname(reader))

/** The wing of a page; undefined for one of the rooms where wings meet. */
const wingOf = (reader: string) => /features[\\/](\w+)[\\/]/.exec(reader)?.[1]

/**
 * Where a module lies that several read: with what every visit begins with, of which the rooms that the home page stands
 * on are part, and what it shares with two nouns or more; with what the pages of one or two nouns share; with what is only for
 * staff, only for forms, only for the pages of one wing, the boxes that few pages begin with and others open later,
 * as dialogs; for all pages but the gates, or for those too.
 */
function chunkOf(id: string, graph: Graph): string | null {
  // What somewhere is fetched only when it is needed must not come along with what everybody needs.
  if (graph.getModuleInfo(id)?.dynamicImporters.length) return null
  const all = [...readersOf(id, graph)]
  if (all.some((reader) => graph.getModuleInfo(reader)?.isEntry)) return 'base'
  if (!FEATURE.test(id) && all.some((reader) => HOME.test(reader))) return 'base'
  const isForStaff = all.every((reader) => STAFF.test(reader))
  const shown = isForStaff ? all : all.filter((reader) => !STAFF.test(reader))
  const nouns = [...new Set(shown.map(nounOf))].sort()
  // Who only calls must not load what checks forms.
  const schemas = SCHEMAS.test(id) ? ['schemas'] : []
  // What no page begins with, as the parts of dialogs, must not come along with what pages begin with.
  const later = shown.some((reader) => PAGE.test(reader)) ? [] : ['later']
  if (nouns.length < 3) return [...(isForStaff ? ['staff'] : []), ...later, ...schemas, ...nouns].join('-')
  if (isForStaff) return 'panel'
  if (all.some((reader) => HOME.test(reader))) return 'base'
  // Long texts stand on few of the pages that share something.
  if (WRITING.test(id)) return 'writing'
  const withForms = readersOf(CHECKING, graph)
  // A box stands on pages that check nothing as well, and what checks is heavy.
  if (shown.every((reader) => withForms.has(reader)) && !UI.test(id)) return 'forms'
  const wings = new Set(shown.map(wingOf))
  const wing = wings.size === 1 && !SCHEMAS.test(id) && shown[0] && wingOf(shown[0])
  if (wing) return wing
  if (UI.test(id) && shown.filter((reader) => PAGE.test(reader)).length < ENOUGH_PAGES) return 'later'
  // A gate weighs most, for its forms: what none of them shows does not come along.
  return shown.some((reader) => GATES.test(reader)) ? 'common' : 'shown'
}

/** A few files that pages share instead of twenty small ones. What one page alone reads travels with that page. */
const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ },
    { name: 'validation', test: /node_modules[\\/]zod[\\/]/ },
    {
      name: chunkOf,
      debugName: 'ours',
      test: /(web|shared|lucide-react|vite)[\\/]/,
      minShareCount: 2,
    },
  ],
}

/** The names of files stand in those that fetch them, where letters of both cases weigh half as much again. */
const hashCharacters = 'hex' as const

/** The pictures that were rendered, by name; each stands there in every width and format. */
const pictures = globSync('web/public/images/*-1280.webp')
  .map((path) => path.replace(/^.*[\\/]|-1280\.webp$/g, ''))
  .sort()

/** Those that phones get a cut of. */
const narrowPictures = pictures
  .filter((name) => existsSync(`web/public/images/${name}-narrow-560.webp`))
  .map((name) => `/images/${name}`)

/** What each of them shows, in both languages. */
const pictureDescriptions = Object.fromEntries(
  Object.entries<{ alt: unknown }>(JSON.parse(readFileSync('art/pictures.json', 'utf8'))).map(
    ([name, { alt }]) => [name, alt],
  ),
)

/** The cards of pages that were drawn, by name and language. */
const socialCards = globSync('web/public/images/social/*.jpg').map((path) => basename(path, '.jpg'))

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    tailwindcss(),
    leanIcons,
    noWrittenStyles,
    leanDocument,
    ...(isSsrBuild
      ? [httpWithoutFetch, noPanelScreens, besideSources, oneByteText]
      : [contractForBrowsers, iconsOneByOne]),
  ],
  define: {
    'import.meta.env.PICTURES': JSON.stringify(pictures),
    'import.meta.env.NARROW_PICTURES': JSON.stringify(narrowPictures),
    'import.meta.env.PICTURE_DESCRIPTIONS': JSON.stringify(pictureDescriptions),
    'import.meta.env.SOCIAL_CARDS': JSON.stringify(isSsrBuild ? socialCards : []),
    // The program carries React in its production form, whatever the environment it is loaded in.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  ...(isSsrBuild && { ssr: { noExternal: true as const, external: keptOutside } }),
  build: {
    outDir: isSsrBuild ? '../dist/program' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    minify: true,
    modulePreload: {
      polyfill: false,
      // The names of the sixty files that the panel's frame stands on would come with the entry, to everybody.
      resolveDependencies: (file, dependencies) => (/admin-screen/.test(file) ? [] : dependencies),
    },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // The figure of the profile, which nothing waits for, is the one file above the usual limit.
    chunkSizeWarningLimit: 600,
    ...(isSsrBuild && {
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'server/main.ts', 'entry-server': 'web/entry-server.tsx' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The program names the fonts of the site, as the other build does.
          hashCharacters,
          sourcemapExcludeSources: true,
          // The process keeps the text of what it runs; functions and classes keep their names, for whoever reads where a fault came from.
          minify: { compress: true, mangle: { keepNames: true }, codegen: true },
        },
      },
    }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting: sharedChunks, hashCharacters },
        // The contract only declares.
        treeshake: { moduleSideEffects: [{ test: /shared[\\/]contract[\\/]/, sideEffects: false }] },
      },
    }),
  },
}))
