import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import type { WordsReader } from '#web/i18n/words.ts'
import { SiteProvider } from '#web/lib/site/site-info.tsx'
import { SessionProvider } from '#web/session/session.tsx'

/** What every page stands on, the same on the server, in the browser and in tests. */
export function Providers({
  client,
  queries,
  language,
  site,
  words,
  children,
}: {
  client: QueryClient
  queries?: DehydratedState
  language: Language
  site: SiteInfo
  words?: WordsReader | undefined
  children: ReactNode
}) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={queries}>
        <SiteProvider given={site}>
          <LanguageProvider initial={language} words={words}>
            <SessionProvider>{children}</SessionProvider>
          </LanguageProvider>
        </SiteProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
