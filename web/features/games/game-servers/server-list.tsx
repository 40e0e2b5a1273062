import { SatelliteDish } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { useLiveStatuses } from '#web/features/games/game-status/use-live-statuses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useLoggedError } from '#web/lib/use-logged-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { fallbackServers } from './fallback-servers.data.ts'
import { useGameServers } from './game-servers.queries.ts'
import { gameServersTexts, gameServersWords } from './game-servers.texts.ts'
import { JoinSection } from './join-section.tsx'
import { ServerCard } from './server-card.tsx'
import { ServerCardSkeleton } from './server-card-skeleton.tsx'

const ALL = () => true

/** The game servers that `belongs` picks, in their four states, and how to join them. */
export function ServerList({
  belongs = ALL,
  emptyText,
  emptyPicture,
}: {
  belongs?: (server: GameServer) => boolean
  emptyText: string
  /** Stands above what is said of a choice without servers; there may be more elsewhere. */
  emptyPicture?: ReactNode
}) {
  const texts = useTexts(gameServersTexts)
  const serverWords = useTexts(gameServersWords)
  const words = useTexts(wordsTexts)
  const { parts } = useSiteInfo()
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
        <div>
          <SampleMark className="mb-4">{serverWords.samples}</SampleMark>
          <Servers
            servers={fallbackServers.filter(
              (server) => belongs(server) && (parts.roblox || server.type !== 'roblox'),
            )}
            isFallback
          />
        </div>
      </div>
    )
  }
  const servers = list.data.filter(belongs)
  if (servers.length === 0) {
    return (
      <>
        {emptyPicture}
        <EmptyState icon={<SatelliteDish size={28} strokeWidth={1.5} />}>
          {emptyText}
          {emptyPicture && (
            <span className="mt-6 block">
              <ButtonLink to={addresses.servers} variant="outline">
                {texts.allServers}
              </ButtonLink>
            </span>
          )}
        </EmptyState>
      </>
    )
  }
  return <Servers servers={servers} />
}

function Servers({ servers, isFallback = false }: { servers: readonly GameServer[]; isFallback?: boolean }) {
  if (servers.length === 0) return null
  return (
    <>
      <ul className="space-y-8 md:space-y-10">
        {servers.map((server, index) => (
          <li key={server.id} className={index > 0 ? 'below-fold' : undefined}>
            <ServerCard server={server} isFallback={isFallback} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <JoinSection servers={servers} />
    </>
  )
}
