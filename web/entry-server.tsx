/** The web bundle as the server uses it: which pages there are, and each as HTML. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#shared/constants/languages.ts'
import type { PageRenderer, Transport } from '#shared/contract/page-rendering.ts'
import { isWords, type Words } from '#shared/texts/words.ts'
import { checkReply } from '#web/api/check-reply.ts'
import { connectApi } from '#web/api/client.ts'
import { frameQueries } from '#web/app/frame-queries.ts'
import { createPageRenderer } from '#web/app/rendering/page-renderer.tsx'
import { siteRoutes } from '#web/app/site-routes.ts'
import type { Page } from '#web/routing/page.ts'

/** Several pages may be rendered at once, each for a visitor of its own. */
const rendering = new AsyncLocalStorage<{ transport: Transport; language: Language }>()

function current() {
  const request = rendering.getStore()
  if (!request) throw new Error('The API was called outside a rendering.')
  return request
}

connectApi({
  transport: (path, init) => current().transport(path, init),
  language: () => current().language,
  check: checkReply,
})

/** Every declaration by its source file, as the bundler's manifest names it. What helps developers is no part of the product. */
const modules = import.meta.glob<{ page: Page }>(['./{app,features}/**/*.page.ts', '!./app/dev/**'], {
  eager: true,
})
const moduleOf = new Map(Object.entries(modules).map(([file, { page }]) => [page, file.replace('./', '')]))

/** Every dictionary of words, wherever it stands. */
const sources = import.meta.glob<Record<string, unknown>>(
  ['./**/*.texts.ts', './**/*.page.ts', '!./app/dev/**'],
  { eager: true },
)
const dictionaries = Object.values(sources)
  .flatMap((source) => Object.values(source))
  .flatMap((each) => [each, (each as Partial<Page> | null)?.head])
  .filter((each): each is Words => typeof each === 'object' && each !== null && isWords(each))

const { render, ...rest } = await createPageRenderer(siteRoutes, moduleOf, frameQueries(), dictionaries)

export const renderer: PageRenderer = {
  ...rest,
  render: (request) => rendering.run(request, () => render(request)),
}
