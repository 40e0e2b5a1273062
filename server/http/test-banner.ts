import type { PageSource } from './pages/page-source.ts'

/** Stands above every page, in both languages, as it is no part of what is rendered. */
const BANNER =
  '<aside aria-label="Тестовый магазин, test shop" class="border-b border-maintenance bg-raised px-4 py-2 text-center text-sm">' +
  'Тестовый магазин: деньги не списываются. <span lang="en">Test shop: no money is taken.</span></aside>'

/** The same pages, which say that the whole shop is a test. */
export function withTestBanner(source: PageSource): PageSource {
  return {
    ...source,
    template: async (page) => {
      const { pieces, filled } = await source.template(page)
      return { pieces, filled: { ...filled, banner: BANNER } }
    },
  }
}
