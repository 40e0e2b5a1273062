import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const BASE = /[\\/](web[\\/](api|i18n|lib|session|ui)|shared)[\\/]|lucide-react/
/** Parts that only pages of the admin panel share: visitors need not load them with the base. */
const PANEL =
  /[\\/](ui[\\/](panel-heading|pager|select-field|search-field|notice|undo-bar|edit-clashes)|lib[\\/](use-edits|merge-edits|use-unsaved-warning|unsaved-warning|use-address-query|use-failure-toast|local-moment)|i18n[\\/]conflict|(contract|constants)[\\/](audit|dashboard|roles|users))\./

/** What the home page does without and most other pages have: it has headings of its own, and its game servers come later. */
const PAGES =
  /[\\/](ui[\\/](badge|card|copy-button|dialog|page-heading|section-heading|text-link)|i18n[\\/]look-up|(contract|constants)[\\/]game-server)/

/** Parts of forms and their rules: pages that are only read, the home page first of all, need not load them. */
const FORMS =
  /[\\/](ui[\\/](checkbox|field|form-failure|password-field|radio|submit-button|text-area)|lib[\\/](use-draft|use-form)|texts[\\/]validation-texts)\./

/** The tabs of pages that are only read need neither the parts of forms nor a place on every page. */
const TABS = /[\\/]ui[\\/]tabs\./

/**
 * A few files that pages share instead of twenty small ones: what we did not write, and our own base.
 * What one page uses travels with that page, what two share lies between them.
 */
const sharedChunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|zod|@tanstack)[\\/]/ },
  {
    name: 'base',
    test: (id: string) =>
      BASE.test(id) && !PANEL.test(id) && !PAGES.test(id) && !FORMS.test(id) && !TABS.test(id),
    minShareCount: 3,
  },
  { name: 'pages', test: PAGES, minShareCount: 3 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'panel', test: PANEL, minShareCount: 2 },
]

/** The pictures that were rendered, by name; each stands there in every width and format. */
const pictures = globSync('web/public/images/*-1280.webp')
  .map((path) => path.replace(/^.*[\\/]|-1280\.webp$/g, ''))
  .sort()

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss()],
  define: {
    'import.meta.env.PICTURES': JSON.stringify(pictures),
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
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
  },
}))
