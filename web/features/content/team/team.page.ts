import { defineWords } from '#shared/texts/words.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { TeamPage } from './team-page.tsx'

export const page = definePage({
  Screen: TeamPage,
  shows: () => [collectionQuery('team')],
  head: defineWords('team-page', {
    ru: {
      title: 'Команда',
      description: 'Командование и модерация: кто держит серверы и к кому с каким вопросом идти.',
    },
    en: {
      title: 'Team',
      description: 'Command and moderation: who runs the servers and who to ask about what.',
    },
  }),
})
