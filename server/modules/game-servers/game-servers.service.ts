import { AppError } from '#server/lib/app-error.ts'
import type { Staff } from '#server/lib/grants.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { AuditService } from '#server/modules/audit/audit.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import {
  type GameServer,
  type GameServerChange,
  type GameServerDraft,
  type GameServerStatus,
  isGameServerAddress,
} from '#shared/contract/game-servers.ts'
import type { GameServerRow, GameServersStore } from './game-servers.store.ts'

export type GameServersService = ReturnType<typeof createGameServersService>
export function createGameServersService({
  gameServers,
  audit,
  content,
}: {
  gameServers: GameServersStore
  audit: AuditService
  content: ContentService
}) {
  return {
    list: async (): Promise<GameServer[]> => (await gameServers.list()).map(present),
    get: getGameServer,

    /** Nobody asks the game servers yet, so each one's state is honestly unknown. */
    async getStatus(id: number): Promise<GameServerStatus> {
      await getGameServer(id)
      return { online: false, players: 0, maxPlayers: 0, state: 'unknown', checkedAt: null }
    },

    create: (draft: GameServerDraft, actor: Staff): Promise<GameServer> =>
      content.change('game-servers', async () => {
        assertAddress(draft)
        const created = present(await gameServers.insert(draft))
        await audit.record(entry('create', created.id, actor, null, created))
        return created
      }),

    update: (id: number, { version, ...change }: GameServerChange, actor: Staff): Promise<GameServer> =>
      content.change('game-servers', async () => {
        const before = await getGameServer(id)
        assertAddress({ type: change.type ?? before.type, ip: change.ip ?? before.ip })
        const row = await gameServers.update(id, withoutUndefined(change), version ?? before.version)
        if (!row) throw new AppError('conflict')
        const after = present(row)
        await audit.record(entry('update', id, actor, before, after))
        return after
      }),

    remove: (id: number, actor: Staff): Promise<void> =>
      content.change('game-servers', async () => {
        const before = await getGameServer(id)
        await gameServers.remove(id)
        await audit.record(entry('delete', id, actor, before, null))
      }),
  }

  async function getGameServer(id: number): Promise<GameServer> {
    const row = await gameServers.find(id)
    if (!row) throw new AppError('not_found')
    return present(row)
  }
}

function assertAddress({ type, ip }: Pick<GameServer, 'type' | 'ip'>): void {
  if (!isGameServerAddress(type, ip))
    throw new AppError('validation_failed', { fields: { ip: 'gameServerAddress' } })
}

function present({ position: _, ...row }: GameServerRow): GameServer {
  return row
}

function entry(
  action: 'create' | 'update' | 'delete',
  nounId: number,
  actor: Staff,
  before: GameServer | null,
  after: GameServer | null,
) {
  return { action, noun: 'game_server', nounId, actorId: actor.id, before, after } as const
}
