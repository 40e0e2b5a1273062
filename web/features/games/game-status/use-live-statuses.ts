import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameServerGlance, GameServerStatus } from '#shared/contract/games/game-status.ts'
import { followStatuses } from './status-feed.ts'
import { glancesKey, serverListKey, statusesKey, statusKey } from './status-keys.ts'

const feeds = new WeakMap<QueryClient, { readers: number; stop: () => void }>()

/** Keeps the states of the game servers as they are now while `isShown`: by one feed, whoever shows them. */
export function useLiveStatuses(isShown: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isShown) return
    const feed = feeds.get(client) ?? { readers: 0, stop: follow(client) }
    feeds.set(client, feed)
    feed.readers++
    return () => {
      feed.readers--
      if (feed.readers > 0) return
      feed.stop()
      feeds.delete(client)
    }
  }, [client, isShown])
}

function follow(client: QueryClient): () => void {
  const asked = new Set<number>()
  return followStatuses({
    onEvent({ id, status }) {
      const before = client.getQueryData<GameServerStatus>(statusKey(id))
      client.setQueryData(statusKey(id), status)
      const { state, players, maxPlayers } = status
      client.setQueryData<GameServerGlance[]>(glancesKey, (glances) =>
        glances?.map((glance) => (glance.id === id ? { ...glance, state, players, maxPlayers } : glance)),
      )
      const isNew = !asked.has(id) && [serverListKey, glancesKey].some((key) => isMissing(client, key, id))
      asked.add(id)
      // The lists say which servers there are, and their maintenance: both may have changed since they were read.
      if (!isNew && !isChangeOfMaintenance(before, status)) return
      for (const queryKey of [serverListKey, glancesKey]) void client.invalidateQueries({ queryKey })
    },
    poll() {
      for (const queryKey of [statusesKey, glancesKey]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Whether a list that was read does not have a server. */
function isMissing(client: QueryClient, listKey: readonly string[], id: number): boolean {
  return client.getQueryData<{ id: number }[]>(listKey)?.every((server) => server.id !== id) ?? false
}

function isChangeOfMaintenance(before: GameServerStatus | undefined, now: GameServerStatus): boolean {
  return (
    before !== undefined && before.state !== now.state && [before.state, now.state].includes('maintenance')
  )
}
