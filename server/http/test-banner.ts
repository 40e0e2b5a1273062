import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { PageSource } from './pages/page-source.ts'

const LABEL: Readonly<Record<Language, string>> = { ru: 'Тестовый магазин', en: 'Test shop' }
const SENTENCE: Readonly<Record<Language, string>> = {
  ru: 'Тестовый магазин: деньги не списываются.',
  en: 'Test shop: no money is taken.',
}

/** The same pages, which say that the whole shop is a test, where the site has one. */
export function withTestBanner(
  source: PageSource,
  site: () => Promise<Pick<SiteInfo, 'parts' | 'languages'>>,
): PageSource {
  return {
    ...source,
    template: async (page) => {
      const template = await source.template(page)
      const { parts, languages } = await site()
      if (!parts.shop) return template
      return { ...template, filled: { ...template.filled, banner: bannersIn(languages) } }
    },
  }
}

/** One in each language that the site has: whoever reads another chooses it without a new page, and styles show the one of the page. */
const bannersIn = (languages: readonly Language[]): string =>
  languages
    .map(
      (language) =>
        `<aside lang="${language}" aria-label="${LABEL[language]}" class="test-banner">${SENTENCE[language]}</aside>`,
    )
    .join('')
