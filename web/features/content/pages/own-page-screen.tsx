import { useEffect } from 'react'
import type { OwnPage } from '#shared/contract/content/pages.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { OwnPageArticle } from './own-page-article.tsx'

/** A page of the operator's own. Who followed a short link within the site is led on here; all others the server leads. */
export function OwnPageScreen({ thing: page }: { thing: OwnPage }) {
  const { language } = useLanguage()
  const { path, redirectTo } = page
  useEffect(() => {
    if (redirectTo !== null) {
      window.location.replace(redirectTo)
      return
    }
    // From a former address to where it stands.
    const { pathname, search, hash } = window.location
    if (pathname !== path) window.history.replaceState(window.history.state, '', path + search + hash)
  }, [path, redirectTo])
  if (redirectTo !== null) return <Spinner className="min-h-[50vh]" />
  const writtenIn = page.languages.includes(language) ? language : (page.languages[0] ?? language)
  return (
    <div className="column py-10 md:py-16">
      <OwnPageArticle
        title={page[`title_${language}`]}
        html={page[`html_${language}`]}
        image={page.image}
        imageText={page[`imageText_${language}`]}
        writtenIn={writtenIn}
      />
    </div>
  )
}
