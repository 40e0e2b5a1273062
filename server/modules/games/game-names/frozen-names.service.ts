/** Names that another player bears in the game now: staff see them, and may take them off their accounts. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { StatisticsStore } from '#server/modules/games/statistics/statistics.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import { GAMES, type Game } from '#shared/constants/games/games.ts'
import { gameNameAudit } from '#shared/contract/games/game-names.audit.texts.ts'
import type { FrozenName } from '#shared/contract/games/game-names.ts'
import { nameMovedNotice } from './game-name-notices.ts'
import type { GameNamesStore } from './game-names.store.ts'
import type { Holding } from './holding.ts'

const SHOWN_MAX = 200

export type FrozenNamesService = ReturnType<typeof createFrozenNamesService>
export const createFrozenNamesService = ({
  names,
  holding,
  figures,
  access,
  notices,
  audit,
}: {
  names: Pick<GameNamesStore, 'listFrozen' | 'findOf' | 'holdAccount'>
  holding: Pick<Holding, 'takeAway'>
  figures: Pick<StatisticsStore, 'listLastTold'>
  access: Pick<UserAccess, 'change' | 'findForChange'>
  notices: Pick<NoticesService, 'tell'>
  audit: Pick<AuditService, 'record'>
}) => ({
  async list(): Promise<FrozenName[]> {
    const frozen = await names.listFrozen(SHOWN_MAX)
    const told = new Map<string, { uuid: string; toldAt: string }>()
    for (const game of GAMES) {
      const of = frozen.filter((row) => row.game === game)
      const rows = await figures.listLastTold(
        game,
        of.map(({ name_folded }) => name_folded),
      )
      for (const { name_folded, uuid } of of) {
        const last = rows.find((row) => row.player_folded === name_folded && row.player_uuid !== uuid)
        if (last?.player_uuid)
          told.set(`${game} ${name_folded}`, { uuid: last.player_uuid, toldAt: isoTime(last.told_at) })
      }
    }
    return frozen.map((row) => ({
      userId: row.user_id,
      username: row.username,
      game: row.game,
      name: row.name,
      uuid: row.uuid,
      confirmedAt: isoTime(row.confirmed_at),
      frozenAt: isoTime(row.frozen_at),
      newcomer: told.get(`${row.game} ${row.name_folded}`) ?? null,
    }))
  },

  /** @throws {AppError} `not_found`, or `not_allowed` where the account may do what the actor may not */
  release: (userId: number, { game, reason }: { game: Game; reason: string }, currentUser: CurrentUser) =>
    access.change(currentUser, 'edit_users', async (actor) => {
      await access.findForChange(userId, actor)
      await names.holdAccount(userId)
      const row = await names.findOf({ userId, game })
      if (!row) throw new AppError('not_found')
      await holding.takeAway({ userId, game })
      await audit.record({
        noun: gameNameAudit,
        action: 'delete',
        nounId: row.id,
        actorId: actor.id,
        before: null,
        after: { name: row.name, game, userId, reason },
      })
      const values = { name: row.name, reason }
      await notices.tell(userId, { kind: nameMovedNotice, values, url: addresses.gameNames })
    }),
})
