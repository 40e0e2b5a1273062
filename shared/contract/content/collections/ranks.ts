import { defineCollection } from './collection.ts'
import { gameField, partOfGame } from './game-field.ts'
import { MINECRAFT_TIERS, ROBLOX_TIERS } from './rank-tiers.ts'

/** The rank tiers of both games, highest first (specification, section 3). */
export const ranks = defineCollection({
  name: 'ranks',
  title: { ru: 'Игровые звания', en: 'Game ranks' },
  lead: {
    ru: 'Лестницы на странице «Звания», сверху вниз.',
    en: 'The ladders on the page “Ranks”, from the top down.',
  },
  nameField: 'name',
  part: 'rankings',
  partOf: partOfGame,
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Звание', en: 'Rank' },
      max: 60,
      isBilingual: true,
      isRequired: true,
    },
    benefits: {
      kind: 'lines',
      label: { ru: 'Что даёт', en: 'What it gives' },
      max: 160,
      isBilingual: true,
    },
    game: gameField,
    requiredPoints: {
      kind: 'number',
      label: { ru: 'Нужно очков', en: 'Points it takes' },
      min: 0,
      max: 1_000_000_000,
      default: 0,
      isRequired: true,
    },
    insignia: {
      kind: 'choice',
      label: { ru: 'Знак отличия', en: 'Insignia' },
      options: { ...MINECRAFT_TIERS, ...ROBLOX_TIERS },
    },
    picture: {
      kind: 'picture',
      label: { ru: 'Картинка вместо знака', en: 'Picture instead of the insignia' },
    },
  },
})
