/** How the game servers are, as this process knows it: as they were found, and as everybody is told. */
import type { GameServerRow } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { MaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { UNKNOWN_STATUS, withDeclaredState } from './next-status.ts'

type DeclaredServer = Pick<GameServerRow, 'id' | 'declared_state'>
export type StatusListener = (serverId: number, status: GameServerStatus) => void

export type StatusBoard = ReturnType<typeof createStatusBoard>
export function createStatusBoard({
  maintenance,
}: {
  maintenance: Pick<MaintenanceService, 'listServersAtWork'>
}) {
  const found = new Map<number, GameServerStatus>()
  /** Hidden servers left out, declared states put over. */
  const shown = new Map<number, GameServerStatus>()
  const listeners = new Set<StatusListener>()

  return {
    /** How a game server was found last. */
    findLast: (serverId: number): GameServerStatus => found.get(serverId) ?? UNKNOWN_STATUS,

    put(serverId: number, status: GameServerStatus): void {
      found.set(serverId, status)
    },

    /** Forgets the game servers that there are no more. */
    keepOnly(serverIds: readonly number[]): void {
      for (const id of found.keys()) if (!serverIds.includes(id)) found.delete(id)
    },

    /** How a game server is at this moment, by the clock also where the next showing is still to come. */
    get: async (server: DeclaredServer): Promise<GameServerStatus> => (await read())(server),

    /** The same of as many as are asked for. */
    read,

    /** The states that everybody may see. */
    listShown: (): ReadonlyMap<number, GameServerStatus> => shown,

    /** Tells of every change from now on; call what it returns to stop. */
    onChange(listener: StatusListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Shows these game servers, and tells what has changed since they were shown last. */
    async show(servers: readonly DeclaredServer[]): Promise<void> {
      const atWork = await maintenance.listServersAtWork()
      const ids = new Set(servers.map((server) => server.id))
      for (const id of shown.keys()) if (!ids.has(id)) shown.delete(id)
      for (const server of servers) {
        const status = statusOf(server, atWork)
        if (JSON.stringify(shown.get(server.id)) === JSON.stringify(status)) continue
        shown.set(server.id, status)
        for (const listener of listeners) listener(server.id, status)
      }
    },
  }

  async function read() {
    const atWork = await maintenance.listServersAtWork()
    return (server: DeclaredServer) => statusOf(server, atWork)
  }

  function statusOf(server: DeclaredServer, atWork: ReadonlySet<number>): GameServerStatus {
    return withDeclaredState(found.get(server.id) ?? UNKNOWN_STATUS, stateDeclaredOf(server, atWork))
  }
}

/** A window that is on comes before what was declared without a date. */
export function stateDeclaredOf({ id, declared_state }: DeclaredServer, atWork: ReadonlySet<number>) {
  return atWork.has(id) ? 'maintenance' : declared_state
}
