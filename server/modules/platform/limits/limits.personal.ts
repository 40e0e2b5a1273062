import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

/** Only PostgreSQL has rows of it. */
export const limitsData: PersonalData = {
  texts: {
    ru: {
      title: 'Счётчики вызовов',
      what: 'отпечаток того, кто и как часто обращается к сайту, и сети, которым сайт сейчас шлёт новости в реальном времени; только если сайт работает на нескольких машинах',
      why: 'чтобы один посетитель не занял сайт целиком',
      kept: 'минуты',
    },
    en: {
      title: 'Counts of calls',
      what: 'a fingerprint of who calls the site, and how often, and the networks that are sent what happens as it happens; only where the site runs on several machines',
      why: 'so that one visitor does not take the whole site up',
      kept: 'for minutes',
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['call_counts']>('callCounts', {
      table: 'call_counts',
      account: null,
      afterAccount: 'stays',
      columns: { counter: 'secret', calls: 'inner', ends_at: 'inner' },
    }),
    personalTable<Schema['stream_places']>('streamPlaces', {
      table: 'stream_places',
      account: null,
      afterAccount: 'stays',
      columns: { network: 'of-others', process: 'inner', streams: 'inner', seen_at: 'inner' },
    }),
  ],
}
