import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { PAYMENT_EVENTS_KEPT_DAYS } from '#shared/constants/shop/payments.ts'
import { durationText } from '#shared/texts/duration.ts'

const keptIn = (language: 'ru' | 'en') =>
  durationText(PAYMENT_EVENTS_KEPT_DAYS * 24 * 60 * 60 * 1000, 'day', language)

export const paymentsData: PersonalData = {
  texts: {
    ru: {
      title: 'Платежи',
      what: 'чем, когда и сколько вы платили или пытались заплатить, и что об этом сообщила платёжная система',
      why: 'чтобы деньги были зачтены один раз и могли быть возвращены',
      kept: `сообщения платёжной системы ${keptIn('ru')}, сами платежи, без вашего имени после удаления аккаунта, столько, сколько требует закон`,
    },
    en: {
      title: 'Payments',
      what: 'by what, when and how much you paid or tried to pay, and what the payment provider told of it',
      why: 'so that money is booked once and can be returned',
      kept: `what the provider told, ${keptIn('en')}; the payments themselves, without your name once the account is deleted, for as long as the law requires`,
    },
  },
  isShownToOwner: false,
  seenBy: ['manage_payments'],
  tables: [
    personalTable<Schema['payment_attempts']>('paymentAttempts', {
      table: 'payment_attempts',
      account: 'user_id',
      key: 'number',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        number: 'told',
        provider: 'told',
        subject: 'told',
        subject_id: 'told',
        user_id: 'inner',
        amount_kopecks: 'told',
        is_test: 'flag',
        state: 'told',
        reason: 'told',
        payment_id: 'told',
        pay_url: 'told',
        request: 'json',
        receipt: 'told',
        is_pending: 'inner',
        told_back_kopecks: 'inner',
        settled_back_kopecks: 'inner',
        created_at: 'moment',
        looked_up_at: 'inner',
        next_look_up_at: 'inner',
      },
    }),
    personalTable<Schema['payment_events']>('paymentEvents', {
      table: 'payment_events',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        attempt_id: 'inner',
        user_id: 'inner',
        hash: 'inner',
        body: 'told',
        received_at: 'moment',
      },
    }),
  ],
}
