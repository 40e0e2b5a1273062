import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const maintenanceModeData: PersonalData = {
  texts: {
    ru: {
      title: 'Закрытие сайта на работы',
      what: 'кто из сотрудников закрыл или открыл сайт последним',
      why: 'чтобы было кого спросить',
      kept: 'до следующего раза',
    },
    en: {
      title: 'Closing the site for maintenance',
      what: 'who of the staff closed or opened the site last',
      why: 'so that somebody can be asked',
      kept: 'until the next time',
    },
  },
  isShownToOwner: false,
  seenBy: ['manage_site'],
  tables: [
    personalTable<Schema['maintenance_mode']>('maintenanceMode', {
      table: 'maintenance_mode',
      account: 'switched_by',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        is_on: 'inner',
        parts: 'inner',
        text_ru: 'inner',
        text_en: 'inner',
        since: 'moment',
        until: 'inner',
        switched_by: 'inner',
        version: 'inner',
      },
    }),
  ],
}
