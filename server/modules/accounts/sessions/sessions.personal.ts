import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { SESSION_LIFETIME_MS, SESSION_REMEMBERED_MS } from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

const days = (ms: number, language: 'ru' | 'en') => durationText(ms, 'day', language)

export const sessionsData: PersonalData = {
  texts: {
    ru: {
      title: 'Сессии',
      what: 'где вы вошли: браузер, система, сеть без конца адреса, время входа и последнего действия, отпечаток ключа из cookie',
      why: 'чтобы не просить пароль на каждой странице и чтобы вы видели чужой вход',
      kept: `пока сессия жива, не дольше ${days(SESSION_LIFETIME_MS, 'ru')}, а с отметкой «Запомнить меня» — ${days(SESSION_REMEMBERED_MS, 'ru')}`,
    },
    en: {
      title: 'Sessions',
      what: 'where you are logged in: browser, system, the network without the end of its address, the times of login and last use, the fingerprint of the key in the cookie',
      why: 'so that not every page asks for the password, and you see a stranger’s login',
      kept: `while the session lives, for ${days(SESSION_LIFETIME_MS, 'en')} at most, with “Remember me” for ${days(SESSION_REMEMBERED_MS, 'en')}`,
    },
  },
  isShownToOwner: true,
  seenBy: ['view_personal_data'],
  tables: [
    personalTable<Schema['sessions']>('sessions', {
      table: 'sessions',
      account: 'user_id',
      key: 'token_hash',
      afterAccount: 'gone',
      columns: {
        token_hash: 'secret',
        user_id: 'inner',
        remembered: 'flag',
        browser: 'told',
        system: 'told',
        network: 'told',
        created_at: 'moment',
        used_at: 'moment',
        confirmed_at: 'moment',
        expires_at: 'moment',
      },
    }),
  ],
}
