import type { AccountFigures } from '#server/lib/games/account-figures.ts'
import { shownFigures } from '#server/lib/games/shown-figures.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import { isBanned } from '#server/modules/accounts/rules/ban.ts'
import { sessionIdOf } from '#server/modules/accounts/rules/session-id.ts'
import type { SessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import { DELETION_UNDO_MS } from '#shared/constants/account-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { describeDevice } from '#shared/constants/security/device.ts'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'
import type { UserRow } from './users.store.ts'

/** An account as the list of staff shows it; a ban that has ended by itself is none. */
export function presentUser(
  row: UserRow,
  {
    roles,
    bannedBy = null,
    formerNames = [],
  }: {
    roles: { name: string }[]
    bannedBy?: string | null | undefined
    formerNames?: { username: string; username_folded: string; given_up_at: number }[]
  },
  now: number,
): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    pendingEmail: row.pending_email,
    emailVerified: row.email_verified_at !== null,
    discordUsername: row.discord_username,
    rank: row.rank,
    roles: roles.map((role) => role.name),
    joinDate: isoTime(row.created_at),
    lastSeenAt: isoTimeOrNull(row.last_seen_at),
    formerNames: formerNames
      .filter(({ username_folded }) => username_folded !== row.username_folded)
      .map(({ username, given_up_at }) => ({ username, until: isoTime(given_up_at) })),
    ban:
      row.banned_at !== null && isBanned(row, now)
        ? {
            reason: row.ban_reason ?? '',
            at: isoTime(row.banned_at),
            until: isoTimeOrNull(row.ban_ends_at),
            by: bannedBy,
          }
        : null,
    deletionAt: row.deletion_asked_at === null ? null : isoTime(row.deletion_asked_at + DELETION_UNDO_MS),
    version: row.version,
  }
}

/** An account with everything staff may see. */
export function presentDetails(
  row: UserRow,
  {
    user,
    sessions,
    reviews,
    figures,
    currentHash,
    factorEndsAt,
    language,
  }: {
    user: User
    /** Undefined where they are not to be seen. */
    sessions: Awaited<ReturnType<SessionsStore['listOfUser']>> | undefined
    reviews: UserDetails['reviews']
    /** Undefined where no game has told anything of the account. */
    figures: AccountFigures | undefined
    /** Of the session that asks. */
    currentHash: string
    factorEndsAt: string | null
    language: Language
  },
): UserDetails {
  const shown = shownFigures(row, figures)
  return {
    ...user,
    balance: { rub: row.balance_kopecks / KOPECKS_IN_ROUBLE, landcoins: row.landcoins },
    level: shown.level,
    tier: shown.tier,
    secondFactor:
      row.second_factor_at === null ? null : { since: isoTime(row.second_factor_at), endsAt: factorEndsAt },
    hasFigures: figures !== undefined || shown.playtimeMinutes + shown.kills + shown.deaths > 0,
    playtimeMinutes: shown.playtimeMinutes,
    kills: shown.kills,
    deaths: shown.deaths,
    sessions: sessions?.map((session) => ({
      id: sessionIdOf(session.token_hash),
      isCurrent: session.token_hash === currentHash,
      device: describeDevice(session, language),
      network: session.network,
      createdAt: isoTime(session.created_at),
      usedAt: isoTime(session.used_at),
      expiresAt: isoTime(session.expires_at),
      isRemembered: session.remembered === 1,
    })),
    reviews,
  }
}
