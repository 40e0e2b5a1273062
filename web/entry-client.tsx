import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/constants/languages.ts'
import { checkReply } from '#web/api/check-reply.ts'
import { connectApi } from '#web/api/client.ts'
import { rememberUnchanged } from '#web/api/unchanged.ts'
import { App } from '#web/app/app.tsx'
import { decodePageData } from '#web/app/page-data.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { siteRoutes } from '#web/app/site-routes.ts'
import { fetchCode, forgetReload, noteCodeFailures } from '#web/lib/fetch-code.ts'
import { BrowserRouter } from '#web/routing/browser-router.tsx'
import { fetchStyles } from '#web/styles/fetch-styles.ts'

const shownLanguage = () => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}

connectApi({
  transport: rememberUnchanged((path, init) =>
    fetch(path, { ...init, credentials: 'include' } as RequestInit),
  ),
  language: shownLanguage,
  check: import.meta.env.DEV ? checkReply : undefined,
  onRefusal: (code) => {
    if (code === 'maintenance')
      import('#web/app/guards/leave-closed-page.ts').then(
        (module) => module.leaveClosedPage(),
        () => {},
      )
  },
})
noteCodeFailures()

const { site, queries, words: given, isNotFound } = decodePageData()
const changedWords = given && import('#web/app/changed-words.ts')
const page = isNotFound ? siteRoutes.notFound : siteRoutes.at(window.location.pathname)
// The document brought the styles of what it shows, and no others.
const styles = fetchCode(fetchStyles, { isForEveryPage: true })
// A page that does not come is told by its error boundary; the site may answer without the styles, even after a reload: then it has to do.
const needed = await Promise.allSettled([page.preload(), styles])
if (needed.every(({ status }) => status === 'fulfilled')) forgetReload()
// Without them the delivered words are shown.
const words = given && (await changedWords?.catch(() => undefined))?.openChangedWords(given)
// In a transition React gives way between components: a page that comes alive answers taps meanwhile.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Providers
      client={createQueryClient()}
      queries={queries}
      language={shownLanguage()}
      site={site}
      words={words}
    >
      <BrowserRouter>
        <App routes={siteRoutes} isNotFound={isNotFound} />
      </BrowserRouter>
    </Providers>,
  )
})
