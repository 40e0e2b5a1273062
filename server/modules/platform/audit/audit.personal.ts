import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { AUDIT_KEPT_DAYS } from '#shared/constants/audit.ts'
import { durationText } from '#shared/texts/duration.ts'

const KEPT_MS = AUDIT_KEPT_DAYS * 24 * 60 * 60 * 1000

export const auditData: PersonalData = {
  texts: {
    ru: {
      title: 'Журнал изменений',
      what: 'что сотрудники меняли в вашем аккаунте и что вы меняли на сайте сами: действие, время, что было до и после',
      why: 'чтобы ошибку или злоупотребление можно было найти и исправить',
      kept: durationText(KEPT_MS, 'day', 'ru'),
    },
    en: {
      title: 'Audit log',
      what: 'what staff changed of your account and what you changed on the site yourself: the act, the time, what stood before and after',
      why: 'so that a mistake or misuse can be found and put right',
      kept: durationText(KEPT_MS, 'day', 'en'),
    },
  },
  isShownToOwner: false,
  seenBy: ['view_audit_log', 'view_personal_data'],
  tables: [
    personalTable<Schema['audit_log']>('changesOfAccount', {
      table: 'audit_log',
      account: 'noun_id',
      where: { noun: 'user' },
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        at: 'moment',
        actor_id: 'of-others',
        action: 'told',
        noun: 'inner',
        noun_id: 'inner',
        before: 'json',
        after: 'json',
        key_name: 'of-others',
      },
    }),
    personalTable<Schema['audit_log']>('changesByAccount', {
      table: 'audit_log',
      account: 'actor_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        at: 'moment',
        actor_id: 'inner',
        action: 'told',
        noun: 'told',
        noun_id: 'told',
        before: 'of-others',
        after: 'of-others',
        key_name: 'told',
      },
    }),
  ],
}
