import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import {
  DELETION_UNDO_MS,
  INVITATION_LIFETIME_MS,
  PASSWORD_RESET_LIFETIME_MS,
  VERIFICATION_TOKEN_LIFETIME_MS,
} from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

const columns = { token_hash: 'secret', user_id: 'inner', expires_at: 'moment' } as const

export const mailedLinksData: PersonalData = {
  texts: {
    ru: {
      title: 'Ссылки из писем и от команды сайта',
      what: 'отпечаток ссылки и время, когда она погаснет',
      why: 'чтобы подтвердить почту, задать новый пароль и вернуть удалённый аккаунт',
      kept: `пока ссылкой не воспользовались: подтверждение — ${durationText(VERIFICATION_TOKEN_LIFETIME_MS, 'day', 'ru')}, новый пароль — ${durationText(PASSWORD_RESET_LIFETIME_MS, 'hour', 'ru')}, первый пароль — ${durationText(INVITATION_LIFETIME_MS, 'day', 'ru')}, возврат аккаунта — ${durationText(DELETION_UNDO_MS, 'day', 'ru')}`,
    },
    en: {
      title: 'Links in letters and from the staff',
      what: 'the fingerprint of a link and when it ends',
      why: 'to confirm the email, set a new password and bring a deleted account back',
      kept: `until the link is used: a confirmation ${durationText(VERIFICATION_TOKEN_LIFETIME_MS, 'day', 'en')}, a new password ${durationText(PASSWORD_RESET_LIFETIME_MS, 'hour', 'en')}, a first password ${durationText(INVITATION_LIFETIME_MS, 'day', 'en')}, bringing an account back ${durationText(DELETION_UNDO_MS, 'day', 'en')}`,
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['verification_tokens']>('verificationLinks', {
      table: 'verification_tokens',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns,
    }),
    personalTable<Schema['password_reset_tokens']>('passwordLinks', {
      table: 'password_reset_tokens',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns,
    }),
    personalTable<Schema['deletion_undo_tokens']>('deletionLinks', {
      table: 'deletion_undo_tokens',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns,
    }),
    personalTable<Schema['invitation_tokens']>('invitationLinks', {
      table: 'invitation_tokens',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns,
    }),
    personalTable<Schema['password_link_tokens']>('staffPasswordLinks', {
      table: 'password_link_tokens',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns,
    }),
  ],
}
