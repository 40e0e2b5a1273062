import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameServer } from '#shared/contract/game-servers.ts'
import { gameServersQueries } from './game-servers.queries.ts'
import { followStatuses } from './status-feed.ts'

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
        client.setQueryData(gameServersQueries.status(id).queryKey, status)
        const isKnown = client.getQueryData(list)?.some((server) => server.id === id)
        if (isKnown || asked.has(id)) return
        // One that was added or shown after the page was opened.
        asked.add(id)
        void client.invalidateQueries({ queryKey: list })
      },
      poll: () => void client.invalidateQueries({ queryKey: gameServersQueries.statuses() }),
    })
  }, [client, hasServers])
}
