import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { PageSource } from './pages/page-source.ts'

const LABEL: Readonly<Record<Language, string>> = { ru: 'Тестовый магазин', en: 'test shop' }
const SENTENCE: Readonly<Record<Language, string>> = {
  ru: 'Тестовый магазин: деньги не списываются.',
  en: '<span lang="en">Test shop: no money is taken.</span>',
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
      return { ...template, filled: { ...template.filled, banner: bannerIn(languages) } }
    },
  }
}

/** In each language that the site has, as it is no part of what is rendered in one. */
function bannerIn(languages: readonly Language[]): string {
  const label = languages.map((language) => LABEL[language]).join(', ')
  const sentences = languages.map((language) => SENTENCE[language]).join(' ')
  return `<aside aria-label="${label}" class="test-banner">${sentences}</aside>`
}
