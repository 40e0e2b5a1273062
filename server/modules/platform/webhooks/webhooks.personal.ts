import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { DELIVERIES_KEPT_DAYS } from '#shared/constants/security/webhooks.ts'
import { durationText } from '#shared/texts/duration.ts'

const keptIn = (language: 'ru' | 'en') =>
  durationText(DELIVERIES_KEPT_DAYS * 24 * 60 * 60 * 1000, 'day', language)

export const webhooksData: PersonalData = {
  texts: {
    ru: {
      title: 'Вести другим программам',
      what: 'что сайт сообщил о вашем аккаунте программам, которые подключил его владелец, когда и с каким ответом',
      why: 'чтобы весть дошла, а пропавшую можно было послать снова',
      kept: keptIn('ru'),
    },
    en: {
      title: 'News for other programs',
      what: 'what the site told of your account to programs that its operator connected, when and with which answer',
      why: 'so that the news arrives, and what was lost can be sent again',
      kept: keptIn('en'),
    },
  },
  isShownToOwner: false,
  seenBy: ['manage_site'],
  tables: [
    personalTable<Schema['webhook_deliveries']>('webhookDeliveries', {
      table: 'webhook_deliveries',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        webhook_id: 'inner',
        event: 'told',
        subject_id: 'inner',
        user_id: 'inner',
        message_id: 'inner',
        data: 'json',
        state: 'told',
        attempts: 'inner',
        next_attempt_at: 'inner',
        created_at: 'moment',
        tried_at: 'moment',
        answer: 'inner',
        held_at: 'moment',
      },
    }),
  ],
}
