import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { NOTICES_KEPT_DAYS } from '#shared/constants/notices/notices.ts'
import { durationText } from '#shared/texts/duration.ts'

const keptIn = (language: 'ru' | 'en') =>
  durationText(NOTICES_KEPT_DAYS * 24 * 60 * 60 * 1000, 'day', language)

export const noticesData: PersonalData = {
  texts: {
    ru: {
      title: 'Уведомления',
      what: 'о чём сайт и его сотрудники уведомили вас и что из этого вы прочли, от каких уведомлений отказались; у сотрудников ещё то, что они отправили',
      why: 'чтобы важное не прошло мимо вас',
      kept: keptIn('ru'),
    },
    en: {
      title: 'Notices',
      what: 'what the site and its staff told you under the bell, which of it you have read, and what you do not want to be told; of staff what they sent as well',
      why: 'so that you miss nothing of importance',
      kept: keptIn('en'),
    },
  },
  isShownToOwner: true,
  seenBy: ['send_notices'],
  tables: [
    personalTable<Schema['notices']>('notices', {
      table: 'notices',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'told',
        audience: 'inner',
        user_id: 'inner',
        role_id: 'inner',
        last_account_id: 'inner',
        kind: 'told',
        data: 'json',
        url: 'told',
        sent_by: 'of-others',
        created_at: 'moment',
        changed_at: 'inner',
        withdrawn_at: 'moment',
        recipients: 'inner',
        reads: 'inner',
      },
    }),
    personalTable<Schema['notices']>('sentNotices', {
      table: 'notices',
      account: 'sent_by',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'told',
        audience: 'told',
        user_id: 'of-others',
        role_id: 'inner',
        last_account_id: 'inner',
        kind: 'inner',
        data: 'json',
        url: 'told',
        sent_by: 'inner',
        created_at: 'moment',
        changed_at: 'inner',
        withdrawn_at: 'moment',
        recipients: 'told',
        reads: 'of-others',
      },
    }),
    personalTable<Schema['muted_topics']>('mutedTopics', {
      table: 'muted_topics',
      account: 'user_id',
      key: 'topic',
      afterAccount: 'gone',
      columns: { user_id: 'inner', topic: 'told', way: 'told' },
    }),
    personalTable<Schema['notice_reads']>('readNotices', {
      table: 'notice_reads',
      account: 'user_id',
      key: 'notice_id',
      afterAccount: 'gone',
      columns: { notice_id: 'told', user_id: 'inner', read_at: 'moment' },
    }),
  ],
}
