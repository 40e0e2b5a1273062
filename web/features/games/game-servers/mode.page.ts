import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { gameServersQueries } from './game-servers.queries.ts'
import { modeTexts } from './mode.texts.ts'
import { modeAt } from './mode-addresses.ts'
import { ModePage } from './mode-page.tsx'

const descriptions = defineTexts({
  ru: {
    survival: 'Серверы Minecraft для выживания: открытый мир, базы, отряды и зомби.',
    skyblock: 'Серверы скайблока в Minecraft: остров, дерево и пустота под ногами.',
    creative: 'Творческие серверы Minecraft: стройте без дефицита материалов.',
    minigames: 'Серверы мини-игр Minecraft: короткие бои между большими операциями.',
  },
  en: {
    survival: 'Minecraft survival servers: an open world, bases, squads and zombies.',
    skyblock: 'Minecraft Skyblock servers: an island, a tree and nothing below.',
    creative: 'Creative Minecraft servers: build with no shortage of materials.',
    minigames: 'Minecraft minigame servers: short fights between the large operations.',
  },
})

export const page = definePage({
  Screen: ModePage,
  head: ({ pathname, language }) => {
    const mode = modeAt(pathname)
    return { title: modeTexts[language][mode].title, description: descriptions[language][mode] }
  },
  shows: () => [gameServersQueries.list()],
})
