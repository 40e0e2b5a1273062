import { defineCollection } from './collection.ts'
import { MINECRAFT_TIERS, ROBLOX_TIERS } from './rank-tiers.ts'

/** The staff as the team page shows them (specification, sections 2 and 3). */
export const team = defineCollection({
  name: 'team',
  title: { ru: 'Команда', en: 'Team' },
  lead: { ru: 'Люди на странице «Команда».', en: 'The people on the page “Team”.' },
  nameField: 'name',
  part: 'team',
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Имя', en: 'Name' },
      max: 60,
      isBilingual: true,
      isRequired: true,
    },
    post: { kind: 'line', label: { ru: 'Должность', en: 'Post' }, max: 120, isBilingual: true },
    specializations: {
      kind: 'lines',
      label: { ru: 'Отвечает за', en: 'In charge of' },
      max: 120,
      isBilingual: true,
    },
    section: {
      kind: 'choice',
      label: { ru: 'Раздел', en: 'Section' },
      options: {
        command: { ru: 'Командование', en: 'Command' },
        moderation: { ru: 'Модерация', en: 'Moderation' },
      },
      isRequired: true,
    },
    role: {
      kind: 'choice',
      label: { ru: 'Роль', en: 'Role' },
      options: {
        general: { ru: 'Генерал', en: 'General' },
        colonel: { ru: 'Полковник', en: 'Colonel' },
        commander: { ru: 'Командир', en: 'Commander' },
        moderator: { ru: 'Модератор', en: 'Moderator' },
      },
      isRequired: true,
    },
    level: {
      kind: 'number',
      label: { ru: 'Уровень', en: 'Level' },
      min: 1,
      max: 1000,
    },
    discord: { kind: 'line', label: { ru: 'Имя в Discord', en: 'Discord name' }, max: 60 },
    picture: {
      kind: 'picture',
      label: { ru: 'Портрет', en: 'Portrait' },
      hint: {
        ru: 'Без картинки будет рисованный портрет.',
        en: 'Without a picture a drawn portrait is shown.',
      },
    },
    portrait: {
      kind: 'choice',
      label: { ru: 'Рисованный портрет', en: 'Drawn portrait' },
      options: {
        granite: { ru: 'В берете', en: 'In a beret' },
        raven: { ru: 'С усами', en: 'With a moustache' },
        flint: { ru: 'В очках', en: 'With goggles' },
        owl: { ru: 'С прибором ночного видения', en: 'With night vision' },
        wormwood: { ru: 'В капюшоне', en: 'In a hood' },
        hush: { ru: 'В противогазе', en: 'In a gas mask' },
      },
      isRequired: true,
    },
    'gameRanks.minecraft': {
      kind: 'choice',
      label: { ru: 'Звание в Minecraft', en: 'Minecraft rank' },
      options: MINECRAFT_TIERS,
    },
    'gameRanks.roblox': {
      kind: 'choice',
      label: { ru: 'Звание в Roblox', en: 'Roblox rank' },
      options: ROBLOX_TIERS,
      part: 'roblox',
    },
    'gameStats.kills': {
      kind: 'number',
      label: { ru: 'Убийства', en: 'Kills' },
      min: 0,
      max: 1_000_000_000,
    },
    'gameStats.wins': { kind: 'number', label: { ru: 'Победы', en: 'Wins' }, min: 0, max: 1_000_000_000 },
    'gameStats.playtime': {
      kind: 'number',
      label: { ru: 'Часов в игре', en: 'Hours played' },
      min: 0,
      max: 1_000_000,
    },
    isScp: {
      kind: 'flag',
      label: { ru: 'Служит в комплексе SCP', en: 'Serves at the SCP site' },
      part: 'roblox',
    },
  },
})
