import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { BROWSER_COOKIE_LIFETIME_MS, FAILURES_KEPT_MS } from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

export const signInBrakeData: PersonalData = {
  texts: {
    ru: {
      title: 'Попытки входа',
      what: 'сколько раз подряд к аккаунту не подошёл пароль и отпечатки браузеров, из которых вы входили',
      why: 'чтобы остановить перебор паролей и не задержать вас самих',
      kept: `${durationText(FAILURES_KEPT_MS, 'hour', 'ru')} после последней попытки, браузер — ${durationText(BROWSER_COOKIE_LIFETIME_MS, 'day', 'ru')} после входа`,
    },
    en: {
      title: 'Tries to log in',
      what: 'how often in a row a password for the account was wrong, and fingerprints of the browsers you have logged in with',
      why: 'to stop password guessing without slowing you down',
      kept: `${durationText(FAILURES_KEPT_MS, 'hour', 'en')} after the last try, a browser for ${durationText(BROWSER_COOKIE_LIFETIME_MS, 'day', 'en')} after a log-in`,
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['sign_in_counters']>('signInTries', {
      table: 'sign_in_counters',
      account: 'user_id',
      key: 'counter',
      afterAccount: 'gone',
      columns: {
        counter: 'secret',
        user_id: 'inner',
        is_known_browser: 'flag',
        failures: 'told',
        refused_until: 'inner',
        used_at: 'moment',
      },
    }),
  ],
}
