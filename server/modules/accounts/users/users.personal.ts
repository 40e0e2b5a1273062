import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable, type Told } from '#server/lib/personal-data.ts'
import { DELETION_UNDO_MS } from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

type Users = Schema['users']

const ACCOUNT_COLUMNS: Record<keyof Users, Told> = {
  id: 'told',
  username: 'told',
  username_folded: 'inner',
  username_look: 'inner',
  email: 'told',
  email_folded: 'inner',
  pending_email: 'told',
  password_hash: 'secret',
  generated_password_hash: 'secret',
  discord_username: 'told',
  email_verified_at: 'moment',
  language: 'told',
  balance_kopecks: 'told',
  landcoins: 'told',
  level: 'told',
  rank: 'told',
  skin: 'told',
  playtime_minutes: 'told',
  kills: 'told',
  deaths: 'told',
  created_at: 'moment',
  is_registered: 'flag',
  banned_at: 'moment',
  ban_ends_at: 'moment',
  ban_reason: 'told',
  banned_by: 'of-others',
  last_seen_at: 'moment',
  second_factor_at: 'moment',
  deletion_asked_at: 'moment',
  version: 'inner',
}
const OF_THE_BANNED = Object.fromEntries(
  Object.keys(ACCOUNT_COLUMNS).map((column) => [column, 'of-others']),
) as Record<keyof Users, 'of-others'>

export const userData: PersonalData = {
  texts: {
    ru: {
      title: 'Аккаунт',
      what: 'имя, почта и адрес, который ждёт подтверждения, отпечаток пароля, имя в Discord, язык писем, даты регистрации и подтверждения почты, когда вы были на сайте в последний раз, блокировка с причиной и сроком, время, когда вы попросили удалить аккаунт, баланс, уровень, звание, скин, время в игре, убийства и смерти; сотрудников — когда они кого-то заблокировали',
      why: 'без этого аккаунт не создать, не показать и не вернуть владельцу',
      onPage: 'имя, дату регистрации, роли, уровень, звание, время в игре, убийства и смерти',
      kept: `пока существует аккаунт; удалённый стирается через ${durationText(DELETION_UNDO_MS, 'day', 'ru')}`,
    },
    en: {
      title: 'Account',
      what: 'username, email and an address that waits to be confirmed, the fingerprint of the password, Discord name, language of letters, dates of registration and of the confirmed email, when you were last on the site, a ban with its reason and end, when you asked for the deletion of the account, balance, level, rank, skin, playtime, kills and deaths; of staff, when they banned somebody',
      why: 'without it an account can be neither made nor shown nor returned to its owner',
      onPage: 'username, date of registration, roles, level, rank, playtime, kills and deaths',
      kept: `as long as the account exists; a deleted one is erased after ${durationText(DELETION_UNDO_MS, 'day', 'en')}`,
    },
  },
  isShownToOwner: true,
  seenBy: ['view_users', 'view_personal_data'],
  tables: [
    personalTable<Users>('account', {
      table: 'users',
      account: 'id',
      afterAccount: 'gone',
      columns: ACCOUNT_COLUMNS,
    }),
    personalTable<Schema['profile_stamps']>('profileStamp', {
      table: 'profile_stamps',
      account: 'user_id',
      afterAccount: 'gone',
      columns: { user_id: 'inner', stamp: 'inner' },
    }),
    personalTable<Users>('bansMade', {
      table: 'users',
      account: 'banned_by',
      key: 'id',
      afterAccount: 'unnamed',
      columns: { ...OF_THE_BANNED, banned_at: 'moment', banned_by: 'inner' },
    }),
  ],
}
