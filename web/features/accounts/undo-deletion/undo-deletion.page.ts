import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { UndoDeletionPage } from './undo-deletion-page.tsx'

export const page = definePage({
  Screen: UndoDeletionPage,
  head: defineWords('undo-deletion-page', {
    ru: { title: 'Вернуть аккаунт', description: 'Удалённый аккаунт возвращается по ссылке из письма.' },
    en: {
      title: 'Restore your account',
      description: 'A deleted account comes back by the link of its letter.',
    },
  }),
  isIndexed: false,
})
