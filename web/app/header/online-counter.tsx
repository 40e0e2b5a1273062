import { addresses } from '#shared/addresses.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { Presence } from '#web/features/games/game-status/presence.tsx'
import { sumUp } from '#web/features/games/game-status/sum-up.ts'
import { useLiveStatuses } from '#web/features/games/game-status/use-live-statuses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsWide } from '#web/lib/use-media-query.ts'
import { Link } from '#web/routing/link.tsx'
import { headerTexts } from './header.texts.ts'

/**
 * Keeps the counter live where it is shown. Its place is in the page: that part of the first HTML is taken over after the
 * header, and would not fit any more if an answer came in between.
 */
export function OnlineFeed() {
  const isKnown = Boolean(useGlances()?.length)
  useLiveStatuses(useIsWide() && isKnown)
  return null
}

/** Everybody who plays at this moment, where the header has room for it. Nothing while there is no game server. */
export function OnlineCounter() {
  const texts = useTexts(headerTexts)
  const glances = useGlances()
  if (!glances?.length) return null
  const all = sumUp(glances)
  const isAnybody = all.state === 'online'
  return (
    <Link
      to={addresses.servers}
      // How many play says by itself of what it is; “offline” alone could be the reader, and stands where there is room for all of it.
      className={classNames(
        'hidden min-h-11 items-center justify-end gap-2 font-mono text-xs text-muted transition-colors hover:text-text',
        isAnybody ? 'lg:flex' : 'xl:flex',
      )}
    >
      <span className={isAnybody ? 'sr-only' : undefined}>{texts.servers}: </span>
      <Presence {...all} />
    </Link>
  )
}
