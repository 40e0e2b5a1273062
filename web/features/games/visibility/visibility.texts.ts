import type { Visibility } from '#shared/contract/games/players/players.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

type Choice = Readonly<{ label: string; hint: string }>

export const visibilityWords = defineWords('visibility', {
  ru: {
    title: 'Моя страница игрока',
    lead: 'Что видят все: имя, звание, статистика и достижения. Почты и баланса там нет никогда.',
  },
  en: {
    title: 'My page as a player',
    lead: 'What everybody sees: name, rank, statistics and achievements. Email and balance are never there.',
  },
})

export const visibilityTexts = defineTexts({
  ru: {
    open: 'Открыть мою страницу',
    loadFailed: 'Не удалось загрузить настройки страницы',
    save: 'Сохранить настройки страницы',
    saved: 'Настройки страницы сохранены',
    saveFailed: 'Не удалось сохранить настройки страницы',
    choices: {
      page: {
        label: 'Показывать мою страницу',
        hint: 'Без неё вас нет в поиске и в рейтинге, а в таблицах прошлых сезонов стоит «скрытый игрок».',
      },
      lastSeen: {
        label: 'Показывать, когда я играл в последний раз',
        hint: 'Как давно вас видели на сервере.',
      },
      gameServer: {
        label: 'Показывать, на каком я сервере',
        hint: 'Пока вы в игре, это видно всем.',
      },
      searchEngines: {
        label: 'Разрешить поисковым системам',
        hint: 'Тогда страницу можно найти в Яндексе или Google.',
      },
    } as Record<keyof Visibility, Choice>,
  },
  en: {
    open: 'Open my page',
    loadFailed: 'Could not load the settings of the page',
    save: 'Save the settings of the page',
    saved: 'Settings of the page saved',
    saveFailed: 'Could not save the settings of the page',
    choices: {
      page: {
        label: 'Show my page',
        hint: 'Without it you do not show up in search or on the leaderboards, and tables of past seasons say “hidden player”.',
      },
      lastSeen: { label: 'Show when I played last', hint: 'How long ago you were seen on a server.' },
      gameServer: {
        label: 'Show which server I am on',
        hint: 'While you are in the game everybody sees it.',
      },
      searchEngines: {
        label: 'Let search engines in',
        hint: 'Then the page can be found with Google or Bing.',
      },
    } as Record<keyof Visibility, Choice>,
  },
})
