import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import {
  SECURITY_ADDRESSES_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
} from '#shared/constants/security/security-events.ts'
import { durationText } from '#shared/texts/duration.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const keptIn = (language: 'ru' | 'en') => durationText(SECURITY_EVENTS_KEPT_DAYS * DAY_MS, 'day', language)
const addressIn = (language: 'ru' | 'en') =>
  durationText(SECURITY_ADDRESSES_KEPT_DAYS * DAY_MS, 'day', language)

export const securityData: PersonalData = {
  texts: {
    ru: {
      title: 'Журнал входов',
      what: 'входы и неудачные попытки, смены пароля и почты, вход по коду, выгрузка данных: время, сетевой адрес, чем назвался браузер',
      why: 'чтобы найти чужака в аккаунте',
      kept: `${keptIn('ru')}, сетевой адрес целиком — ${addressIn('ru')}`,
    },
    en: {
      title: 'Sign-in log',
      what: 'sign-ins and failed attempts, changes of password and email, signing in by code, copies of the data: the time, the network address, what the browser calls itself',
      why: 'to find a stranger in the account',
      kept: `${keptIn('en')}, the whole network address ${addressIn('en')}`,
    },
  },
  isShownToOwner: false,
  seenBy: ['view_security_events', 'view_personal_data'],
  tables: [
    personalTable<Schema['security_events']>('securityEvents', {
      table: 'security_events',
      account: 'user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        at: 'moment',
        kind: 'told',
        user_id: 'inner',
        network: 'told',
        network_order: 'inner',
        device: 'told',
        detail: 'told',
      },
    }),
  ],
}
