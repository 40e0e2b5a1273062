import type { GameServerMode } from '#shared/constants/game-servers.ts'
import { defineWords } from '#shared/texts/words.ts'

/** What the page of a mode says; its name is that of the feature. */
type ModeTexts = { title: string; lead: string; empty: string }

export const modeWords = defineWords<Record<GameServerMode, ModeTexts>>('modes', {
  ru: {
    survival: {
      title: 'Серверы выживания',
      lead: 'Открытый мир, голод, темнота и соседи с топорами. Стройте базу до заката.',
      empty: 'Сервер выживания ещё не развёрнут. Следите за сводками.',
    },
    skyblock: {
      title: 'Серверы скайблока',
      lead: 'Остров, дерево и пустота под ногами. Снабжение налаживайте сами.',
      empty: 'Сервер скайблока ещё не развёрнут. Следите за сводками.',
    },
    creative: {
      title: 'Творческие серверы',
      lead: 'Инженерные войска без дефицита материалов. Лопата не понадобится.',
      empty: 'Творческий сервер ещё не развёрнут. Следите за сводками.',
    },
    minigames: {
      title: 'Серверы мини-игр',
      lead: 'Короткие вылазки на перекур: зашли, победили, вернулись в строй.',
      empty: 'Сервер мини-игр ещё не развёрнут. Следите за сводками.',
    },
  },
  en: {
    survival: {
      title: 'Survival servers',
      lead: 'Open world, hunger, darkness and neighbors with axes. Have a base before sunset.',
      empty: 'No survival server has been deployed yet. Watch the dispatches.',
    },
    skyblock: {
      title: 'Skyblock servers',
      lead: 'An island, a tree and nothing below. Supply lines are your own business.',
      empty: 'No Skyblock server has been deployed yet. Watch the dispatches.',
    },
    creative: {
      title: 'Creative servers',
      lead: 'The engineer corps with no shortage of materials. Leave the shovel at home.',
      empty: 'No creative server has been deployed yet. Watch the dispatches.',
    },
    minigames: {
      title: 'Minigame servers',
      lead: 'Short sorties between watches: drop in, win, back in line.',
      empty: 'No minigame server has been deployed yet. Watch the dispatches.',
    },
  },
})

/** What search engines show under the title of a mode's page. */
export const modeDescriptionWords = defineWords<Record<GameServerMode, string>>('mode-descriptions', {
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
