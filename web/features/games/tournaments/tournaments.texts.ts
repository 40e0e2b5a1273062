import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const tournamentsWords = defineWords('tournaments', {
  ru: {
    mark: 'Операции',
    title: 'Турниры',
    lead: 'Соберите отряд, выйдите на поле, заберите призовой фонд. Грамот не будет.',
    featured: 'Главный турнир',
    othersMark: 'План операций',
    others: 'Другие турниры',
    hostMark: 'Ваша инициатива',
    host: 'Провести свой турнир',
    hostText:
      'Есть отряд, идея и терпение? Опишите формат, игру и число участников. Сервер, судей и порядок найдём.',
    hostSteps: ['Опишите замысел в отзывах', 'Согласуем дату и правила', 'Подготовим сервер и судей'],
  },
  en: {
    mark: 'Operations',
    title: 'Tournaments',
    lead: 'Raise a squad, take the field, take the prize pool. No certificates.',
    featured: 'Featured tournament',
    othersMark: 'Plan of operations',
    others: 'Other tournaments',
    hostMark: 'Your initiative',
    host: 'Host a tournament',
    hostText:
      'Do you have a squad, an idea and patience? Describe the format, the game and the number of players. We bring the server, the referees and the order.',
    hostSteps: [
      'Describe the plan in feedback',
      'We agree on date and rules',
      'We prepare server and referees',
    ],
  },
})

export const tournamentsTexts = defineTexts({
  ru: {
    sample: 'Турниры даны для примера: настоящие объявит штаб.',
    statuses: { live: 'Идёт сейчас', upcoming: 'Скоро', completed: 'Завершён' },
    prizePool: 'Призовой фонд',
    date: 'Дата',
    time: 'Время',
    utc: (time: string) => `${time} UTC`,
    registrationEnds: 'Регистрация до',
    game: 'Игра',
    format: 'Формат',
    participants: 'Участники',
    requirements: 'Требования',
    level: (level: number) => `Уровень ${level}+`,
    watchNow: 'Смотреть сейчас',
    registerNow: 'Зарегистрироваться',
    winner: 'Победитель',
    notOpen: { live: 'Образец, эфира нет', upcoming: 'Образец, записи нет' },
    hostAction: 'Написать в штаб',
  },
  en: {
    sample: 'These tournaments are examples: headquarters will announce real ones.',
    statuses: { live: 'Live', upcoming: 'Upcoming', completed: 'Completed' },
    prizePool: 'Prize pool',
    date: 'Date',
    time: 'Time',
    utc: (time: string) => `${time} UTC`,
    registrationEnds: 'Register by',
    game: 'Game',
    format: 'Format',
    participants: 'Participants',
    requirements: 'Requirements',
    level: (level: number) => `Level ${level}+`,
    watchNow: 'Watch now',
    registerNow: 'Register now',
    winner: 'Winner',
    notOpen: { live: 'Sample, no broadcast', upcoming: 'Sample, no registration' },
    hostAction: 'Write to headquarters',
  },
})
