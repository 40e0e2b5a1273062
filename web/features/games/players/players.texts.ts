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
    hint: 'Type at least two letters of the name.',
    nobody: 'No player has that name. They may have hidden their page.',
  },
})

export const playersTexts = defineTexts({
  ru: {
    search: 'Имя игрока',
    searchFailed: 'Не удалось найти игроков',
    searching: 'Ищем игроков…',
    found: 'Найденные игроки',
    inGame: 'в игре',
    lastSeen: 'Последний раз в игре',
    never: 'ещё не был',
    nowOn: 'Сейчас играет на',
    toTable: 'К рейтингу',
    widget: 'Виджет для форума и Discord',
    widgetLead: 'Картинка с вашими показателями, которая обновляется сама. Этот раздел видите только вы.',
    hidden: 'Страница скрыта',
    hiddenLead: 'Её видят только сам игрок и персонал. Для остальных здесь пусто.',
    banned: 'Аккаунт заблокирован',
    bannedLead: 'Пока действует блокировка, страницу видит только персонал. Для остальных здесь пусто.',
    description: (name: string) => `Игрок ${name}: звание, время в игре, убийства и достижения.`,
  },
  en: {
    search: 'Player name',
    searchFailed: 'Could not search for players',
    searching: 'Looking for players…',
    found: 'Players found',
    inGame: 'in the game',
    lastSeen: 'Last in the game',
    never: 'not yet',
    nowOn: 'Playing now on',
    toTable: 'To the leaderboards',
    widget: 'Widget for forums and Discord',
    widgetLead: 'A picture with your figures that keeps itself up to date. Only you see this section.',
    hidden: 'The page is hidden',
    hiddenLead: 'Only the player and staff see it. For everybody else there is nothing here.',
    banned: 'The account is banned',
    bannedLead: 'While the ban lasts, only staff see the page. For everybody else there is nothing here.',
    description: (name: string) => `The player ${name}: rank, playtime, kills and achievements.`,
  },
})
