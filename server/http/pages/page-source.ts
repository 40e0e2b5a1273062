/** Where pages come from: the built web bundle, or Vite while developing. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  cutTemplate,
  type Manifest,
  preloadLinks,
  startAfterPaint,
  type Template,
} from '#server/http/pages/document/page-document.ts'
import { openUsedStyles, type StyleRules } from '#server/http/pages/document/used-styles.ts'
import type { Page, PageRenderer } from '#shared/contract/page-rendering.ts'

export type PageSource = {
  renderer: PageRenderer
  /** The HTML document around a page, with what the page asks for beside what is rendered. */
  template(page: Page): Promise<Template>
  /** Of the files that the pages need, where these are built. */
  staticFolder: string | null
  /** Put over the headers that every reply carries. */
  headers?: Record<string, string>
  /** Sees every request before the pages do, and answers it or leaves it to `next`. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Tells when pages rendered so far are of older sources. */
  onChange?(listener: () => void): void
}

/** Where the build leaves the rules of the style sheet. */
export const STYLE_RULES = '.vite/styles.json'

/** Where `npm run build` leaves what it makes. */
export const BUILD_FOLDER = join(import.meta.dirname, '../../../dist')

/**
 * The file of the style sheet of the site.
 * @throws where it was not built
 */
export function styleSheetIn(manifest: Manifest): string {
  const sheet = Object.values(manifest).find(({ src }) => src?.endsWith('styles/main.css'))
  if (!sheet) throw new Error('The web bundle has no style sheet.')
  return sheet.file
}

/** Reads what `npm run build` left in `folder`: `web/` for browsers and `program/entry-server.js` for us. */
export async function openBuiltPages(folder: string): Promise<PageSource> {
  const webFolder = join(folder, 'web')
  const bundle = (await import(pathToFileURL(join(folder, 'program/entry-server.js')).href)) as {
    renderer: PageRenderer
  }
  const [manifest, styleRules, document] = await Promise.all([
    readFile(join(webFolder, '.vite/manifest.json'), 'utf8').then((json) => JSON.parse(json) as Manifest),
    readFile(join(webFolder, STYLE_RULES), 'utf8').then((json) => JSON.parse(json) as StyleRules),
    readFile(join(webFolder, 'index.html'), 'utf8'),
  ])
  // Those of all other pages come beside the scripts, and before these show anything (`web/entry-client.tsx`).
  const allStyles = `<link rel="preload" as="style" crossorigin href="/${styleSheetIn(manifest)}">`
  const { pieces } = cutTemplate(
    startAfterPaint(document.replace('</head>', () => `${allStyles}<!--page-links--></head>`)),
  )
  const usedStyles = openUsedStyles(styleRules)
  return {
    renderer: bundle.renderer,
    staticFolder: webFolder,
    template: async (page) => ({ pieces, filled: preloadLinks(manifest, page.module), usedStyles }),
  }
}
