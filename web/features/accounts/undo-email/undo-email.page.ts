import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { UndoEmailPage } from './undo-email-page.tsx'

export const page = definePage({
  Screen: UndoEmailPage,
  head: defineWords('undo-email-page', {
    ru: { title: 'Вернуть адрес', description: 'Прежний адрес почты и новый пароль по ссылке из письма.' },
    en: {
      title: 'Bring your address back',
      description: 'The former email address and a new password via the link in the email.',
    },
  }),
  isIndexed: false,
})
