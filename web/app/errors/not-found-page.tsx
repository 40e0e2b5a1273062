import { type ReactNode, Suspense } from 'react'
import { parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { isOwnPath } from '#shared/own-paths.ts'
import { storyIdIn } from '#web/features/content/news/story/story-id.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { Poster } from '#web/pictures/poster.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { errorPagesTexts, errorPagesWords } from './error-pages.texts.ts'
import { useReload } from './use-reload.ts'

/** Fetched by staff alone, who may see there what nobody else does. */
const DraftStory = lazyWithFallback<{ id: number; children: ReactNode }>(
  () => import('#web/features/content/news/staff/draft-story.tsx').then((module) => module.DraftStory),
  ({ children }) => children,
)

/** The same for pages of the operator's own. */
const DraftPage = lazyWithFallback<{ path: string; children: ReactNode }>(
  () => import('#web/features/content/pages/staff/draft-page.tsx').then((module) => module.DraftPage),
  ({ children }) => children,
)

/** Fetched by whoever is signed in, as a hidden page may be their own. */
const HiddenPlayer = lazyWithFallback<{ name: string; children: ReactNode }>(
  () => import('#web/features/games/players/hidden-player.tsx').then((module) => module.HiddenPlayer),
  ({ children }) => children,
)

export function NotFoundPage() {
  const { pathname } = useLocation()
  const { user } = useSession()
  if (!user) return <NothingHere />
  // This page stands for all addresses without one; which it is, the browser knows.
  const path = pathname === '*' ? window.location.pathname : pathname
  const name = parametersIn(addresses.player, path)?.name
  if (name !== undefined)
    return (
      <Suspense fallback={<Spinner className="min-h-svh" />}>
        <HiddenPlayer name={name}>
          <NothingHere />
        </HiddenPlayer>
      </Suspense>
    )
  if (user.roles.length === 0) return <NothingHere />
  const id = storyIdIn(path)
  if (id === null && !isOwnPath(path)) return <NothingHere />
  return (
    <Suspense fallback={<Spinner className="min-h-svh" />}>
      {id === null ? (
        <DraftPage path={path}>
          <NothingHere />
        </DraftPage>
      ) : (
        <DraftStory id={id}>
          <NothingHere />
        </DraftStory>
      )}
    </Suspense>
  )
}

function NothingHere() {
  const texts = useTexts(errorPagesTexts)
  const words = useTexts(errorPagesWords)
  return (
    <ErrorScreen
      code="404"
      mark={words.notFoundMark}
      title={words.notFound}
      detail={words.notFoundDetail}
      poster={
        <Poster
          path="/images/gallery-6.jpg"
          alt={texts.bridge}
          tone="dusk"
          seed={6}
          caption={words.bridgeCaption}
        />
      }
    >
      <ButtonLink to={addresses.home} variant="primary">
        {texts.backToHome}
      </ButtonLink>
      <Button variant="outline" onClick={useReload()}>
        {texts.refresh}
      </Button>
    </ErrorScreen>
  )
}
