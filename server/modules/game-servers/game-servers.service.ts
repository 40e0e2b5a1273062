import { AppError } from '#server/lib/app-error.ts'
import type { Staff } from '#server/lib/grants.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { AuditService } from '#server/modules/audit/audit.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import type { GameStatusService } from '#server/modules/game-status/game-status.service.ts'
import {
  type GameServer,
  type GameServerChange,
  type GameServerDraft,
  type GameServerHistory,
  type GameServerStatus,
  isGameServerAddress,
} from '#shared/contract/game-servers.ts'
import type { GameServerRow, GameServersStore } from './game-servers.store.ts'

export type GameServersService = ReturnType<typeof createGameServersService>
export function createGameServersService({
  gameServers,
  gameStatus,
  audit,
  content,
}: {
  gameServers: GameServersStore
  gameStatus: GameStatusService
  audit: AuditService
  content: ContentService
}) {
  return {
    list: async (): Promise<GameServer[]> => (await gameServers.list()).map(present),
    get: getGameServer,

    async getStatus(id: number): Promise<GameServerStatus> {
      await getGameServer(id)
      return gameStatus.get(id)
    },

    async getHistory(id: number): Promise<GameServerHistory> {
      await getGameServer(id)
      return gameStatus.getHistory(id)
    },

    create: (draft: GameServerDraft, actor: Staff): Promise<GameServer> =>
      content.change('game-servers', async () => {
        assertAddress(draft)
        const created = present(
          await gameServers.insert({
            ...withoutUndefined(columnsOf(draft)),
            universe_id: draft.universeId ?? null,
          }),
        )
        await audit.record(entry('create', created.id, actor, null, created))
        return created
      }),

    update: (id: number, { version, ...change }: GameServerChange, actor: Staff): Promise<GameServer> =>
      content.change('game-servers', async () => {
        const before = await getGameServer(id)
        assertAddress({ type: change.type ?? before.type, ip: change.ip ?? before.ip })
        const row = await gameServers.update(
          id,
          withoutUndefined(columnsOf(change)),
          version ?? before.version,
        )
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

  /** The measured share of time online takes the place of the text that staff wrote, once there is one. */
  function present({ position: _, universe_id, ...row }: GameServerRow): GameServer {
    const measured = gameStatus.uptimeOf(row.id)
    return { ...row, universeId: universe_id, uptime: measured === null ? row.uptime : `${measured}%` }
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

function columnsOf<Fields extends { universeId?: string | null | undefined }>({
  universeId,
  ...fields
}: Fields) {
  return { ...fields, universe_id: universeId }
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
