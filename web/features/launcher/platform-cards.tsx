import { useTexts } from '#web/i18n/language.tsx'
import { PLATFORM_IDS, platforms } from './download.data.ts'
import { downloadTexts } from './download.texts.ts'
import { PlatformCard } from './platform-card.tsx'
import { useOwnPlatform } from './use-own-platform.ts'

/** The visitor's own system stands first, in the widest place. */
export function PlatformCards() {
  const texts = useTexts(downloadTexts)
  const own = useOwnPlatform()
  const order = [...PLATFORM_IDS].sort((a, b) => Number(b === own) - Number(a === own))
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr]">
      {order.map((id, place) => (
        <PlatformCard
          // By place, not by platform: once the own system is known, the cards stay and their words change.
          key={place}
          platform={platforms[id]}
          systems={texts.platforms[id].systems}
          isOwn={id === own}
          isFirst={place === 0}
        />
      ))}
    </ul>
  )
}
