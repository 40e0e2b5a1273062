import { defineTexts } from '#shared/texts/texts.ts'

export const goToTexts = defineTexts({
  ru: {
    open: 'Найти раздел или игрока',
    label: 'Раздел или игрок',
    results: 'Что нашлось',
    nothing: 'Ничего не нашлось. Ищите раздел по названию, игрока — по имени.',
    searching: 'Ищем игроков…',
    failed: 'Игроков сейчас не найти: сервер не ответил.',
    section: 'раздел',
    begin: 'новое',
    setting: 'настройка',
    player: 'игрок',
  },
  en: {
    open: 'Find a section or a player',
    label: 'Section or player',
    results: 'Found',
    nothing: 'Nothing found. Type the name of a section or of a player.',
    searching: 'Looking for players…',
    failed: 'Players cannot be looked for now: the server did not answer.',
    section: 'section',
    begin: 'new',
    setting: 'setting',
    player: 'player',
  },
})
