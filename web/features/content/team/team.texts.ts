import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const teamWords = defineWords('team', {
  ru: {
    mark: 'Штаб',
    title: 'Команда',
    lead: 'На них держатся серверы и порядок. Жалобы и шутки принимают в «Отзывах».',
    empty: 'Состав пока не объявлен.',
    commandMark: 'Первый эшелон',
    command: 'Командование',
    moderationMark: 'Второй эшелон',
    moderation: 'Модерация',
    file: 'Дело {number}',
    gameStats: 'Послужной список',
    specializations: 'Отвечает за',
    guards: 'Сон объекта',
    redacted: '(данные удалены)',
    ranks: { general: 'Генерал', colonel: 'Полковник', commander: 'Командир', moderator: 'Модератор' },
  },
  en: {
    mark: 'Headquarters',
    title: 'Team',
    lead: 'They keep the servers running and the peace intact. Complaints and jokes go under “Feedback”.',
    empty: 'Nobody has been named yet.',
    commandMark: 'First echelon',
    command: 'Command',
    moderationMark: 'Second echelon',
    moderation: 'Moderation',
    file: 'File {number}',
    gameStats: 'Service record',
    specializations: 'In charge of',
    guards: 'The sleep of item',
    redacted: '(data expunged)',
    ranks: { general: 'General', colonel: 'Colonel', commander: 'Commander', moderator: 'Moderator' },
  },
})

export const teamTexts = defineTexts({
  ru: {
    loadFailed: 'Не удалось загрузить команду',
    sample: 'Люди и заслуги придуманы, пока штаб не впишет настоящий состав.',
    level: (level: number) => `Уровень ${level}`,
    portrait: (name: string) => `Портрет: ${name}`,
    gameRanks: 'Игровые звания',
    kills: 'Убийства',
    wins: 'Победы',
    playtime: 'В игре',
    hours: (count: string) => `${count} ч`,
    discord: 'Discord',
  },
  en: {
    loadFailed: 'Could not load the team',
    sample: 'People and records are made up until staff enter the real ones.',
    level: (level: number) => `Level ${level}`,
    portrait: (name: string) => `Portrait: ${name}`,
    gameRanks: 'Game ranks',
    kills: 'Kills',
    wins: 'Wins',
    playtime: 'Playtime',
    hours: (count: string) => `${count} h`,
    discord: 'Discord',
  },
})
