import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameServerState } from '#shared/constants/game-servers.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { gameStatusQueries } from '#web/features/games/game-status/game-status.queries.ts'
import { followStatuses } from '#web/features/games/game-status/status-feed.ts'
import { gameServersQueries } from './game-servers.queries.ts'

/** Keeps the states of the servers of a page as they are now; stands once in a page, `servers` is undefined until it has its list. */
export function useLiveStatuses(servers: readonly Pick<GameServer, 'id'>[] | undefined): void {
  const client = useQueryClient()
  const hasServers = servers !== undefined

  useEffect(() => {
    if (!hasServers) return
    const list = gameServersQueries.list().queryKey
    const asked = new Set<number>()
    return followStatuses({
      onEvent: ({ id, status }) => {
        const { queryKey } = gameStatusQueries.status(id)
        const before = client.getQueryData(queryKey)?.state
        client.setQueryData(queryKey, status)
        const isKnown = client.getQueryData(list)?.some((server) => server.id === id)
        const isNew = !isKnown && !asked.has(id)
        asked.add(id)
        // The list says which servers there are, and their maintenance: both may have changed since it was read.
        if (isNew || isChangeOfMaintenance(before, status.state))
          void client.invalidateQueries({ queryKey: list })
      },
      poll: () => void client.invalidateQueries({ queryKey: gameStatusQueries.all() }),
    })
  }, [client, hasServers])
}

function isChangeOfMaintenance(before: GameServerState | undefined, now: GameServerState): boolean {
  return before !== undefined && before !== now && [before, now].includes('maintenance')
}
