/** What accounts are called in the games, as staff see it and decide it. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import { gameNameAudit } from '#shared/contract/games/game-names.audit.texts.ts'
import type { StaffGameNames, StaffName } from '#shared/contract/games/game-names.ts'
import { nameGivenNotice, nameMovedNotice } from './game-name-notices.ts'
import type { GameNameRow, GameNamesStore } from './game-names.store.ts'
import type { Holding } from './holding.ts'
import { presentGameName } from './present-game-name.ts'

const FORMER_SHOWN = 50

export type StaffGameNamesService = ReturnType<typeof createStaffGameNamesService>
export function createStaffGameNamesService({
  names,
  holding: { give, takeAway },
  access,
  notices,
  audit,
}: {
  names: GameNamesStore
  holding: Holding
  access: Pick<UserAccess, 'change' | 'findForChange'>
  notices: Pick<NoticesService, 'tell'>
  audit: Pick<AuditService, 'record'>
}) {
  return {
    /**
     * What another account had goes to this one; both stand in the log, and both are told.
     * @throws {AppError} `not_found`, `not_allowed` where either holds what the actor does not, or `conflict`
     */
    confirmByHand: (userId: number, { game, name, reason }: StaffName, currentUser: CurrentUser) =>
      access.change(currentUser, 'edit_users', async (actor) => {
        await access.findForChange(userId, actor)
        const folded = foldForSearch(name)
        const holder = await names.findHolder(game, folded)
        const other = holder && holder.user_id !== userId ? holder : undefined
        if (other) await access.findForChange(other.user_id, actor)
        // In one order, so that two moves never wait for each other.
        for (const id of [userId, ...(other ? [other.user_id] : [])].toSorted((a, b) => a - b))
          await names.holdAccount(id)
        if ((await names.findHolder(game, folded))?.id !== holder?.id) throw new AppError('conflict')
        const note = (action: 'confirm' | 'delete', row: GameNameRow) =>
          audit.record({
            noun: gameNameAudit,
            action,
            nounId: row.id,
            actorId: actor.id,
            before: null,
            after: { name: row.name, game, userId: row.user_id, reason },
          })
        if (other) {
          await takeAway({ userId: other.user_id, game })
          await note('delete', other)
          const values = { name: other.name, reason }
          await notices.tell(other.user_id, { kind: nameMovedNotice, values, url: addresses.gameNames })
        }
        const row = await give({ userId, game, name, uuid: null })
        await note('confirm', row)
        await notices.tell(userId, { kind: nameGivenNotice, values: { name }, url: addresses.gameNames })
        return presentGameName(game, row, undefined)
      }),

    /** What an account is and was called, as staff see it. */
    async listForStaff(userId: number): Promise<StaffGameNames> {
      if (!(await names.findAccount(userId))) throw new AppError('not_found')
      return {
        held: (await names.listOf(userId)).map((row) => ({
          game: row.game,
          name: row.name,
          uuid: row.uuid,
          confirmedAt: isoTime(row.confirmed_at),
          frozenAt: isoTimeOrNull(row.frozen_at),
        })),
        former: (await names.listFormer(userId, FORMER_SHOWN)).map((row) => ({
          game: row.game,
          name: row.name,
          confirmedAt: isoTime(row.confirmed_at),
          endedAt: isoTime(row.ended_at ?? 0),
        })),
      }
    },
  }
}
