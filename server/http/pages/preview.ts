/**
 * Pages with settings that are not saved, for a frame in the panel. They are rendered for the one who asks, past the page
 * cache, as a visitor who is signed out sees them; what their scripts ask comes here again, with the same settings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { createTransport } from '#server/http/in-process-transport.ts'
import { fillDocument, sourceHash } from '#server/http/pages/document/page-document.ts'
import { parseInput } from '#server/http/requests/parse-request.ts'
import { allowInline, inOwnFrame } from '#server/http/security-headers.ts'
import type { Serve } from '#server/http/serve.ts'
import { AppError } from '#server/lib/app-error.ts'
import { createAddressFinder } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { SITE_PREVIEW_FIELD } from '#shared/constants/site-preview.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import type { Page, Rendering, SiteInfo } from '#shared/contract/page-rendering.ts'
import type { SiteChange } from '#shared/contract/platform/site.ts'
import {
  type SitePreview,
  sitePreviewEndpoints,
  sitePreviewSchema,
} from '#shared/contract/platform/site-preview.ts'
import { languageAmong } from '#shared/site-languages.ts'
import type { ChangedWords } from '#shared/texts/words.ts'
import type { PageSource } from './page-source.ts'
import type { AtAddress } from './pages.ts'
import { declaredQuery, pathIn } from './request-address.ts'

/** Keeps the page in its frame from changing anything, and its calls to the settings it shows. */
const FRAME_SCRIPT = readFileSync(join(import.meta.dirname, 'preview-frame.js'), 'utf8')
const FRAME_SCRIPT_HASH = sourceHash(FRAME_SCRIPT)

/** Where a short link leads to another, and on. */
const HOPS_MAX = 5

/** What a visitor may ask and gets at once. */
const findCall = createAddressFinder(
  everyEndpoint
    .filter(
      ({ method, base, access, reply }) =>
        method === 'GET' && base === '/api' && access === 'public' && !('kind' in reply),
    )
    .map(({ base, path }) => ({ path: base + path })),
)

export function bindPreview(
  serve: Serve,
  options: {
    app: FastifyInstance
    /** Without pages there is nothing to show. */
    source: PageSource | undefined
    site: {
      /** Does something as if the settings were changed. */
      preview: <Result>(change: SiteChange, work: (site: SiteInfo) => Promise<Result>) => Promise<Result>
    }
    words: { changed: () => Promise<Record<Language, ChangedWords>> }
    /** What stands at addresses that staff chose. */
    ownPages: readonly AtAddress[]
  },
): void {
  const { source, site, words, ownPages } = options
  const transport = createTransport(options.app)

  serve(sitePreviewEndpoints.page, async ({ body }) => {
    if (!source) throw new AppError('not_found')
    const asked = await readForm(body)
    const { address, language, ...change } = asked
    return site.preview(change, async (previewed) => {
      const { text, styleHash } = await documentOf(source, asked, previewed)
      return {
        type: 'text/html',
        text,
        cacheControl: 'no-store',
        headers: (common) =>
          allowInline(inOwnFrame(common), { scriptHashes: [FRAME_SCRIPT_HASH], styleHash }),
      }
    })
  })
  serve(sitePreviewEndpoints.call, ({ body: { address, language, ...change } }) =>
    site.preview(change, async () => {
      if (!findCall(pathIn(address))) throw new AppError('not_found')
      const accepted = { accept: 'application/json', ...(language && { 'accept-language': language }) }
      const reply = await transport(address, { method: 'GET', headers: accepted })
      return { status: reply.status, body: await reply.json() }
    }),
  )

  async function documentOf(source: PageSource, asked: SitePreview, site: SiteInfo) {
    const { address, language: wanted, ...change } = asked
    const language = languageAmong(site.languages, wanted)
    const { page, rendered, path } = await render(source, pathIn(address), address, { site, language })
    const given = {
      change,
      field: SITE_PREVIEW_FIELD,
      language,
      pages: sitePreviewEndpoints.page.base + sitePreviewEndpoints.page.path,
      calls: sitePreviewEndpoints.call.base + sitePreviewEndpoints.call.path,
      address: (path === '*' ? pathIn(address) : path) + address.slice(pathIn(address).length),
    }
    const data = JSON.stringify(given).replaceAll('<', '\\u003c')
    const { html, styleHash } = fillDocument(await source.template(page), rendered, {
      language,
      isOnly: site.languages.length === 1,
    })
    const scripts = `<script type="application/json" id="preview-data">${data}</script><script>${FRAME_SCRIPT}</script>`
    return { text: String(html).replace('<head>', (head) => head + scripts), styleHash }
  }

  async function render(
    source: PageSource,
    path: string,
    address: string,
    shown: { site: SiteInfo; language: Language },
    hops = 0,
  ): Promise<{ page: Page; rendered: Rendered; path: string }> {
    const { renderer } = source
    const { page, isElsewhere } = await find(source, path)
    if (isElsewhere !== null && hops < HOPS_MAX) return render(source, isElsewhere, address, shown, hops + 1)
    const counted =
      page.path === '*' ? '*' : path + declaredQuery(page, address.slice(pathIn(address).length))
    const rendering = await renderer.render({
      address: counted,
      ...shown,
      words: await words.changed(),
      transport,
    })
    if (rendering.outcome === 'page') return { page, rendered: rendering.page, path }
    if (rendering.outcome === 'failure') throw rendering.error
    if (hops >= HOPS_MAX) throw new AppError('not_found')
    return render(source, rendering.outcome === 'elsewhere' ? rendering.path : '*', address, shown, hops + 1)
  }

  /** The page at a path, that of the operator's own, or the one for unknown addresses. */
  async function find({ renderer }: PageSource, path: string) {
    const pages = createAddressFinder(renderer.pages.filter((page) => page.path !== addresses.ownPage))
    const known = pages(path)
    if (known) return { page: known, isElsewhere: null }
    const there = (await Promise.all(ownPages.map((at) => at(path)))).find((each) => each !== null)
    const wanted = there === 'page' ? addresses.ownPage : '*'
    const page = renderer.pages.find((each) => each.path === wanted) as Page
    const isElsewhere = there && there !== 'page' && there.leadsTo.startsWith('/') ? there.leadsTo : null
    return { page, isElsewhere }
  }
}

type Rendered = Extract<Rendering, { outcome: 'page' }>['page']

/** @throws {ValidationError} naming each input at fault */
async function readForm(body: Readable): Promise<SitePreview> {
  const field = new URLSearchParams(await text(body)).get(SITE_PREVIEW_FIELD)
  return parseInput(sitePreviewSchema, parsed(field ?? ''))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
