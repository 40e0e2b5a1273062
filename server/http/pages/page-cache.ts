/** Keeps rendered pages: once per language and route, renewed in the background, dropped when their content changes. */

import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Page } from '#shared/contract/page-rendering.ts'

/** A page older than this is still served, while a new one is rendered behind it. */
const FRESH_MS = 60_000

type Entry<T> = { value: T; page: Page; renderedAt: number }

export type PageCache<T> = {
  /** The page at once when there is one, else the promise of its one rendering, however many ask. */
  get(page: Page, language: Language): T | Promise<T>
  /** Forgets the pages that show content of `topic`. */
  drop(topic: ContentTopic): void
}

/** Bounded by construction: its keys are the known routes in the known languages. */
export function createPageCache<T>(options: {
  render: (page: Page, language: Language) => Promise<T>
  now: () => number
  onError: (error: unknown) => void
}): PageCache<T> {
  const entries = new Map<string, Entry<T>>()
  const rendering = new Map<string, { page: Page; promise: Promise<T> }>()

  function render(key: string, page: Page, language: Language): Promise<T> {
    const current = rendering.get(key)
    if (current) return current.promise
    const promise = options.render(page, language).then(
      (value) => {
        // A page dropped meanwhile was rendered from old content: it is not kept.
        if (rendering.get(key)?.promise === promise) {
          rendering.delete(key)
          entries.set(key, { value, page, renderedAt: options.now() })
        }
        return value
      },
      (error) => {
        if (rendering.get(key)?.promise === promise) rendering.delete(key)
        throw error
      },
    )
    rendering.set(key, { page, promise })
    return promise
  }

  return {
    get(page, language) {
      const key = `${language} ${page.path}`
      const entry = entries.get(key)
      if (!entry) return render(key, page, language)
      if (options.now() - entry.renderedAt > FRESH_MS) render(key, page, language).catch(options.onError)
      return entry.value
    },
    drop(topic) {
      for (const cached of [entries, rendering])
        for (const [key, { page }] of cached) if (page.topics.includes(topic)) cached.delete(key)
    },
  }
}
