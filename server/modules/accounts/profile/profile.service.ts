import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { shownFigures } from '#server/lib/games/shown-figures.ts'
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { languageOf } from '#server/modules/accounts/rules/language-of.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import { PROFILE_TRANSACTIONS_MAX } from '#shared/constants/content-limits.ts'
import { RARITIES } from '#shared/constants/inventory.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { playerHeadAddress } from '#shared/constants/player-heads.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { ProfileStore } from './profile.store.ts'

export type ProfileService = ReturnType<typeof createProfileService>
export function createProfileService({
  users,
  roles,
  profile,
  persons,
  ledger,
}: {
  users: UsersStore
  roles: RolesStore
  profile: ProfileStore
  persons: Pick<Persons, 'figuresOf' | 'listAchievements'>
  ledger: Pick<LedgerService, 'listLines'>
}) {
  return {
    /** @throws {AppError} `second_factor_setup_required` where a second factor would open what is held */
    listPermissions({ permissions, withheld }: CurrentUser): Permission[] {
      if (withheld.length > 0) throw new AppError('second_factor_setup_required')
      return [...permissions]
    },

    async get(userId: number, language: Language): Promise<Profile> {
      const user = await users.find(userId)
      if (!user) throw new AppError('not_signed_in')
      const held = await roles.listOfUsers([userId])
      const achievements = await persons.listAchievements(userId)
      const transactions = await ledger.listLines(userId, language, { limit: PROFILE_TRANSACTIONS_MAX })
      const figures = (await persons.figuresOf([userId])).get(userId)
      const shown = shownFigures(user, figures)
      const inventory = await profile.listInventory(userId)
      return {
        id: user.id,
        username: user.username,
        email: user.email,
        pendingEmail: user.pending_email,
        emailVerified: user.email_verified_at !== null,
        discordUsername: user.discord_username,
        language: languageOf(user, LANGUAGES),
        avatarUrl: playerHeadAddress(user.username),
        balance: { rub: user.balance_kopecks / KOPECKS_IN_ROUBLE, landcoins: user.landcoins },
        joinDate: new Date(user.created_at).toISOString(),
        level: shown.level,
        rank: shown.rank,
        tier: shown.tier,
        skin: user.skin,
        playtimeMinutes: shown.playtimeMinutes,
        kills: shown.kills,
        deaths: shown.deaths,
        kdRatio: shown.kdRatio,
        games: shown.games,
        achievements,
        transactions: transactions.map(({ id, date, currency, amount, description }) => ({
          id,
          date,
          description,
          ...(currency === 'RUB'
            ? { currency: 'rub' as const, amount: amount / KOPECKS_IN_ROUBLE }
            : { currency: 'landcoins' as const, amount }),
        })),
        inventory: inventory
          .map((item) => ({ ...item, locked: item.locked === 1 }))
          .sort((one, other) => RARITIES.indexOf(other.rarity) - RARITIES.indexOf(one.rarity)),
        roles: held.map((role) => role.name),
        roleBadges: held.map(({ name, color, icon }) => ({ name, color, icon })),
      }
    },
  }
}
