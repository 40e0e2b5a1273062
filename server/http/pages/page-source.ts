/** Where pages come from: the built web bundle, or Vite while developing. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, PageRenderer } from '#shared/contract/page-rendering.ts'
import {
  cutTemplate,
  inlineStylesheets,
  type Manifest,
  preloadLinks,
  startAfterPaint,
  type Template,
} from './page-document.ts'

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

/** Where `npm run build` leaves what it makes. */
export const BUILD_FOLDER = join(import.meta.dirname, '../../../dist')

/** Reads what `npm run build` left in `folder`: `web/` for browsers and `program/entry-server.js` for us. */
export async function openBuiltPages(folder: string): Promise<PageSource> {
  const webFolder = join(folder, 'web')
  const bundle = (await import(pathToFileURL(join(folder, 'program/entry-server.js')).href)) as {
    renderer: PageRenderer
  }
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const document = await inlineStylesheets(await readFile(join(webFolder, 'index.html'), 'utf8'), (path) =>
    readFile(join(webFolder, path), 'utf8'),
  )
  const { pieces } = cutTemplate(startAfterPaint(document.replace('</head>', '<!--page-styles--></head>')))
  return {
    renderer: bundle.renderer,
    staticFolder: webFolder,
    template: async (page) => ({ pieces, filled: preloadLinks(manifest, page.module) }),
  }
}
