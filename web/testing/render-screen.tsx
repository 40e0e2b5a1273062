import { cleanup, configure, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { toast as sonner } from 'sonner'
import { afterAll } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { SIGNED_IN_COOKIE } from '#shared/constants/session.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { CollectionName } from '#shared/contract/content/collections/all-collections.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { sampleCollection, sampleCollectionNames } from '#tests/samples/sample-collections.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { collectionQuery, type EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { BrowserRouter } from '#web/routing/browser-router.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { noteSessionEnd } from '#web/session/session-end.ts'
import { takeToasts } from '#web/toasts/toast.ts'
import { ToastHost } from '#web/toasts/toast-host.tsx'
import { connectFakeApi, type FakeApi } from './fake-api.ts'

/** What nobody sees is not there for `getByText` either, as it is not for `getByRole`. */
const NOT_SHOWN = [
  'script',
  'style',
  ...['[hidden]', 'dialog:not([open])', 'details:not([open]) > :not(summary)'].flatMap((one) => [
    one,
    `${one} *`,
  ]),
].join(', ')

/** What is waited for comes when the machine gets to it; a second is too short on a busy one. */
configure({ asyncUtilTimeout: 20_000, defaultIgnore: NOT_SHOWN })

/** What is left to happen when the tests of a file are over would happen to a document that is gone. */
const pending = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: start } = globalThis
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = start(...given)
  pending.add(timer)
  return timer
}, start)
afterAll(() => {
  for (const timer of pending) clearTimeout(timer)
})

/** The collections that a page brings along; those of a new site unless a test says otherwise. */
type Collections = { [Name in CollectionName]?: EntryIn<Name>[] }

let shownPath = ''

function PathWatch() {
  const { pathname } = useLocation()
  shownPath = pathname
  return null
}

/** Clears away what the test before left behind; gives a fresh API at which nobody is signed in. */
export function startScreenTest(language: Language = 'ru'): FakeApi {
  cleanup()
  takeToasts()
  sonner.dismiss()
  localStorage.clear()
  sessionStorage.clear()
  noteSessionEnd(null)
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets at sign-in.
  document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`
  document.documentElement.lang = language
  const api = connectFakeApi()
  api.refuse(profileEndpoints.get, 'not_signed_in', '')
  api.reply(noticeEndpoints.list, { data: [], unread: 0 })
  return api
}

/**
 * Shows a screen with everything it stands on, at an address, and gives the hands to use it.
 * `rerender` shows another screen in its place.
 */
export function renderScreen(
  screen: ReactNode,
  {
    language = 'ru',
    path = '/',
    site = { ...sampleSite, url: 'http://test' },
    collections = {},
  }: { language?: Language; path?: string; site?: SiteInfo; collections?: Collections } = {},
) {
  document.documentElement.lang = language
  window.history.replaceState(null, '', path)
  const client = createQueryClient({ triesAgain: false })
  for (const name of sampleCollectionNames)
    client.setQueryData(collectionQuery(name).queryKey, collections[name] ?? sampleCollection(name))
  const frame = (shown: ReactNode) => (
    <Providers client={client} language={language} site={site}>
      <BrowserRouter>
        <PathWatch />
        {shown}
        <ToastHost label="toasts" />
      </BrowserRouter>
    </Providers>
  )
  const view = render(frame(screen))
  return {
    ...view,
    rerender: (shown: ReactNode) => view.rerender(frame(shown)),
    client,
    user: userEvent.setup(),
  }
}

/** The address shown now. */
export const currentPath = () => shownPath

export async function expectPath(path: string): Promise<void> {
  await waitFor(() => {
    if (shownPath !== path) throw new Error(`The address is ${shownPath}, not ${path}.`)
  })
}
