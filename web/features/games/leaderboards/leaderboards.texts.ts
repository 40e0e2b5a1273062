import type { RankedFigure } from '#shared/constants/games/leaderboards.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const leaderboardsWords = defineWords('leaderboards', {
  ru: {
    mark: 'Личный состав',
    title: 'Рейтинг игроков',
    lead: 'Кто сколько заработал, отслужил и одолел. Серверы докладывают сами, таблица обновляется раз в минуту.',
    empty: 'В этой таблице пока никого. Первое место свободно.',
  },
  en: {
    mark: 'Roll of honor',
    title: 'Leaderboards',
    lead: 'Who has earned the most points, played the longest and won the most fights. The servers report by themselves, and the table is updated every minute.',
    empty: 'Nobody is on this board yet. First place is free.',
  },
})

type LeaderboardsTexts = {
  by: Record<RankedFigure, string>
  tables: string
  filters: string
  server: string
  allServers: string
  season: string
  allTime: string
  planned: string
  ended: string
  gone: Record<'hidden' | 'deleted', string>
  accounts: string
  place: string
  player: string
  players: { one: string; few?: string; many?: string; other: string }
  counted: string
  pages: string
  loadFailed: string
  noTable: string
  toWhole: string
  ownPlace: string
  ownNone: string
  ownNoneLeft: string
  toOwnPage: string
  toNames: string
  you: string
  hours: string
  minutes: string
}

export const leaderboardsTexts = defineTexts<LeaderboardsTexts>({
  ru: {
    by: { points: 'Очки', playtime: 'Время в игре', kills: 'Убийства' },
    tables: 'По чему сравнивать',
    filters: 'Какие игроки',
    server: 'Игровой сервер',
    allServers: 'Все серверы вместе',
    season: 'Сезон',
    allTime: 'Всё время',
    planned: 'впереди',
    ended: 'закончен',
    gone: { hidden: 'скрытый игрок', deleted: 'удалённый игрок' },
    accounts: 'Только с аккаунтом на сайте',
    place: 'Место',
    player: 'Игрок',
    players: { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' },
    counted: 'В таблице',
    pages: 'Страницы таблицы',
    loadFailed: 'Не удалось загрузить рейтинг',
    noTable: 'Такой таблицы нет: сервер убрали или адрес неверен.',
    toWhole: 'Общая таблица',
    ownPlace: 'Ваше место',
    ownNone: 'Вас в этой таблице пока нет.',
    ownNoneLeft: 'В таблице этого сезона вас нет.',
    toOwnPage: 'Показать в таблице',
    toNames: 'Ваши имена в играх',
    you: 'вы',
    hours: 'ч',
    minutes: 'мин',
  },
  en: {
    by: { points: 'Points', playtime: 'Time played', kills: 'Kills' },
    tables: 'What to compare by',
    filters: 'Which players',
    server: 'Game server',
    allServers: 'All servers together',
    season: 'Season',
    allTime: 'All time',
    planned: 'ahead',
    ended: 'ended',
    gone: { hidden: 'hidden player', deleted: 'deleted player' },
    accounts: 'Only those with an account here',
    place: 'Place',
    player: 'Player',
    players: { one: 'player', other: 'players' },
    counted: 'In the table',
    pages: 'Pages of the table',
    loadFailed: 'Could not load the leaderboard',
    noTable: 'There is no such table: the server is gone or the address is wrong.',
    toWhole: 'The whole table',
    ownPlace: 'Your place',
    ownNone: 'You do not stand in this table yet.',
    ownNoneLeft: 'You have no place in the table of this season.',
    toOwnPage: 'Show it in the table',
    toNames: 'Your names in the games',
    you: 'you',
    hours: 'h',
    minutes: 'min',
  },
})
