import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  isGameServerAddress,
  placeIdOf,
  readGameServerAddress,
} from '#shared/contract/games/game-server-address.ts'
import { type FoundGameServer, gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { call } from '#web/api/client.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Whoever types has come to rest. */
const REST_MS = 700
/** What was answered is as good for a moment. */
const FRESH_MS = 30_000

const foundServer = (ip: string) =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'found game server', ip],
    queryFn: (): Promise<FoundGameServer> => call(gameServerEndpoints.lookUp, { body: { ip } }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  })

/** Whether an address is worth asking at: half a name is not, nor the catalog of all games. */
export function isWhole(typed: string): boolean {
  const { type, ip } = readGameServerAddress(typed)
  if (!isGameServerAddress(type, ip)) return false
  return type === 'roblox' ? placeIdOf(ip) !== null : /[.:]/.test(ip)
}

/** What is at an address while it is typed, unless it is the one that was saved. */
export function useFoundServer(typed: string, savedAddress: string | null) {
  const { ip } = readGameServerAddress(typed)
  const asked = useDebouncedValue(ip, REST_MS)
  const isAsked = isWhole(asked) && asked !== savedAddress
  const { data, error, refetch } = useQuery({ ...foundServer(asked), enabled: isAsked })
  const isCurrent = asked === ip && isAsked
  return {
    /** Whether somebody is being asked, or will be in a moment. */
    isAsking: isWhole(typed) && ip !== savedAddress && !(isCurrent && (data || error)),
    found: isCurrent ? data : undefined,
    error: isCurrent ? error : null,
    askAgain: () => void refetch(),
  }
}
export type Finding = ReturnType<typeof useFoundServer>
