import { PLATFORMS } from '#shared/constants/launcher.ts'
import type { Release } from '#shared/contract/games/launcher.ts'
import { PlatformCard } from './platform-card.tsx'
import { useOwnPlatform } from './use-own-platform.ts'

/** The latest version for each platform, the visitor's own in the widest place. `releases` is undefined until known. */
export function PlatformCards({ releases }: { releases: readonly Release[] | undefined }) {
  const own = useOwnPlatform()
  const order = [...PLATFORMS].sort((a, b) => Number(b === own) - Number(a === own))
  const latestFor = (id: (typeof PLATFORMS)[number]) =>
    releases?.find(({ platform, channel }) => platform === id && channel === 'latest') ?? null
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr]">
      {order.map((id, place) => (
        <PlatformCard
          // By place, not by platform: once the own system is known, the cards stay and their words change.
          key={place}
          platform={id}
          latest={releases && latestFor(id)}
          isOwn={id === own}
          isFirst={place === 0}
        />
      ))}
    </ul>
  )
}
