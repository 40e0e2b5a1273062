import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const mailData: PersonalData = {
  texts: {
    ru: {
      title: 'Письма',
      what: 'какое письмо вам ещё не ушло; отпечаток неподтверждённого адреса и время писем на него',
      why: 'чтобы письмо не потерялось, а чужую почту нельзя было засыпать письмами',
      kept: 'пока письмо не уйдёт, не дольше трёх дней; отпечаток — сутки',
    },
    en: {
      title: 'Letters',
      what: 'which letter to you has not gone yet; a fingerprint of an address that is not confirmed and the times of letters to it',
      why: 'so that no letter is lost, and nobody’s mailbox can be flooded',
      kept: 'until the letter has gone, three days at most; the fingerprint a day',
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['pending_mail']>('waitingLetters', {
      table: 'pending_mail',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        kind: 'told',
        user_id: 'inner',
        attempts: 'told',
        next_attempt_at: 'moment',
        created_at: 'moment',
        held_at: 'moment',
        about: 'inner',
      },
    }),
    personalTable<Schema['mailbox_letters']>('mailboxes', {
      table: 'mailbox_letters',
      account: null,
      afterAccount: 'stays',
      columns: { mailbox: 'secret', sent_at: 'inner' },
    }),
  ],
}
