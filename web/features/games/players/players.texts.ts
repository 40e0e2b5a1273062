import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const playersWords = defineWords('players', {
  ru: {
    mark: 'Игроки',
    title: 'Игроки',
    lead: 'Найдите бойца по имени на сайте или в игре.',
    hint: 'Введите хотя бы две буквы имени.',
    nobody: 'Никого с таким именем нет. Возможно, игрок скрыл свою страницу.',
  },
  en: {
    mark: 'Players',
    title: 'Players',
    lead: 'Find a fighter by name, on the site or in the game.',
    hint: 'Type two letters of the name at least.',
    nobody: 'Nobody is called so. A player may have hidden their page.',
  },
})

export const playersTexts = defineTexts({
  ru: {
    search: 'Имя игрока',
    searchFailed: 'Не удалось найти игроков',
    found: 'Найденные игроки',
    inGame: 'в игре',
    lastSeen: 'Последний раз в игре',
    never: 'ещё не был',
    nowOn: 'Сейчас играет на',
    toTable: 'К рейтингу',
    description: (name: string) => `Игрок ${name}: звание, время в игре, убийства и награды.`,
  },
  en: {
    search: 'Name of the player',
    searchFailed: 'Could not search for players',
    found: 'Players found',
    inGame: 'in the game',
    lastSeen: 'Last in the game',
    never: 'not yet',
    nowOn: 'Playing now on',
    toTable: 'To the leaderboards',
    description: (name: string) => `The player ${name}: rank, playtime, kills and decorations.`,
  },
})
