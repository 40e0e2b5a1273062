import { SatelliteDish } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { useLiveStatuses } from '#web/features/games/game-status/use-live-statuses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useLoggedError } from '#web/lib/use-logged-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { fallbackServers } from './fallback-servers.data.ts'
import { useGameServers } from './game-servers.queries.ts'
import { gameServersTexts } from './game-servers.texts.ts'
import { JoinSection } from './join-section.tsx'
import { ServerCard } from './server-card.tsx'
import { ServerCardSkeleton } from './server-card-skeleton.tsx'

const ALL = () => true

/** The game servers that `belongs` picks, in their four states, and how to join them. Narrowed, they stand below a picture. */
export function ServerList({
  belongs = ALL,
  emptyText,
  isNarrowed = false,
}: {
  belongs?: (server: GameServer) => boolean
  emptyText: string
  /** Whether there may be more elsewhere. */
  isNarrowed?: boolean
}) {
  const texts = useTexts(gameServersTexts)
  const words = useTexts(wordsTexts)
  const list = useGameServers()
  useLiveStatuses(list.data !== undefined)
  useLoggedError('The game servers could not be loaded.', list.error)
  if (list.isPending) {
    return (
      <div role="status" className="space-y-8">
        <span className="sr-only">{words.loading}</span>
        <ServerCardSkeleton />
        <ServerCardSkeleton />
      </div>
    )
  }
  if (list.isError && !list.data) {
    return (
      <div className="space-y-8">
        <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
        <Servers servers={fallbackServers.filter(belongs)} isFallback isBelowPicture={isNarrowed} />
      </div>
    )
  }
  const servers = list.data.filter(belongs)
  if (servers.length === 0) {
    return (
      <EmptyState icon={<SatelliteDish size={28} strokeWidth={1.5} />}>
        {emptyText}
        {isNarrowed && (
          <span className="mt-6 block">
            <ButtonLink to={addresses.servers} variant="outline">
              {texts.allServers}
            </ButtonLink>
          </span>
        )}
      </EmptyState>
    )
  }
  return <Servers servers={servers} isBelowPicture={isNarrowed} />
}

function Servers({
  servers,
  isFallback = false,
  isBelowPicture,
}: {
  servers: readonly GameServer[]
  isFallback?: boolean
  isBelowPicture: boolean
}) {
  if (servers.length === 0) return null
  return (
    <>
      <ul className="space-y-8 md:space-y-10">
        {servers.map((server, index) => (
          <li key={server.id}>
            <ServerCard server={server} isFallback={isFallback} isFirst={index === 0 && !isBelowPicture} />
          </li>
        ))}
      </ul>
      <JoinSection servers={servers} />
    </>
  )
}
