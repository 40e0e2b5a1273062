/** The words for what a game server's fields can hold. */
import type { GameServerDifficulty, GameServerFeature } from '#shared/constants/game-server-choices.ts'
import type { GameServerType } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const typeTexts = defineTexts<Record<GameServerType, string>>({
  ru: { minecraft: 'Minecraft', roblox: 'Roblox' },
  en: { minecraft: 'Minecraft', roblox: 'Roblox' },
})

export const difficultyWords = defineWords<Record<GameServerDifficulty, string>>('difficulties', {
  ru: { easy: 'Лёгкая', normal: 'Обычная', hard: 'Высокая', hardcore: 'Хардкор' },
  en: { easy: 'Easy', normal: 'Normal', hard: 'Hard', hardcore: 'Hardcore' },
})

export const featureWords = defineWords<Record<GameServerFeature, string>>('server-features', {
  ru: {
    openWorld: 'Открытый мир',
    zombies: 'Зомби',
    survival: 'Выживание',
    skyblock: 'Скайблок',
    creative: 'Творчество',
    minigames: 'Мини-игры',
    clans: 'Кланы',
    economy: 'Экономика',
    vehicles: 'Транспорт',
    weapons: 'Оружие',
    events: 'События',
    roleplay: 'Ролевая игра',
    scp: 'Объекты SCP',
    factions: 'Фракции',
    ranks: 'Звания',
    voiceChat: 'Голосовой чат',
  },
  en: {
    openWorld: 'Open world',
    zombies: 'Zombies',
    survival: 'Survival',
    skyblock: 'Skyblock',
    creative: 'Creative',
    minigames: 'Minigames',
    clans: 'Clans',
    economy: 'Economy',
    vehicles: 'Vehicles',
    weapons: 'Weapons',
    events: 'Events',
    roleplay: 'Roleplay',
    scp: 'SCP anomalies',
    factions: 'Factions',
    ranks: 'Ranks',
    voiceChat: 'Voice chat',
  },
})
