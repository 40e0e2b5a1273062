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
    ranks: { general: 'General', colonel: 'Colonel', commander: 'Commander', moderator: 'Moderator' },
  },
})

export const teamTexts = defineTexts({
  ru: {
    loadFailed: 'Не удалось загрузить команду',
    sample: 'Люди и заслуги придуманы, пока штаб не впишет настоящий состав.',
    file: (number: string) => `Дело ${number}`,
    level: (level: number) => `Уровень ${level}`,
    portrait: (name: string) => `Портрет: ${name}`,
    gameRanks: 'Игровые звания',
    gameStats: 'Послужной список',
    kills: 'Убийства',
    wins: 'Победы',
    playtime: 'В игре',
    hours: (count: string) => `${count} ч`,
    discord: 'Discord',
    specializations: 'Отвечает за',
    guards: 'Сон объекта',
    redacted: '(данные удалены)',
  },
  en: {
    loadFailed: 'Could not load the team',
    sample: 'People and records are made up until staff enter the real ones.',
    file: (number: string) => `File ${number}`,
    level: (level: number) => `Level ${level}`,
    portrait: (name: string) => `Portrait: ${name}`,
    gameRanks: 'Game ranks',
    gameStats: 'Service record',
    kills: 'Kills',
    wins: 'Wins',
    playtime: 'Playtime',
    hours: (count: string) => `${count} h`,
    discord: 'Discord',
    specializations: 'In charge of',
    guards: 'The sleep of item',
    redacted: '(data expunged)',
  },
})
