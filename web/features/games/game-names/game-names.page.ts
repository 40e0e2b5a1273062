import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { GameNamesPage } from './game-names-page.tsx'

export const page = definePage({
  Screen: GameNamesPage,
  head: defineWords('game-names-page', {
    ru: { title: 'Имена в играх', description: 'Как аккаунт зовут в играх и как это подтвердить.' },
    en: {
      title: 'Names in games',
      description: 'What the account is called in the games, and how to confirm it.',
    },
  }),
})
