import { defineTexts } from '#shared/texts/texts.ts'

export const bridgeSettingsTexts = defineTexts({
  ru: {
    title: 'Ответы игры',
    lead: 'По ответу консоли сайт решает, получилось ли выдать. Команда с пустым ответом считается выполненной.',
    loadFailed: 'Не удалось загрузить, как понимать ответы игры',
    form: 'Как понимать ответы игры',
    failureTexts: 'Признаки неудачи',
    failureTextsHint:
      'По одному в строке. Если ответ содержит такой текст, выдача не удалась и её увидит команда сайта. Регистр и цвета не важны.',
    delivered: 'Вернуть исходный список',
    save: 'Сохранить для ответов',
    saved: 'Сохранено',
    saveFailed: 'Не удалось сохранить',
    conflict: 'Это уже изменил кто-то другой. Обновите страницу, чтобы увидеть, как сейчас.',
  },
  en: {
    title: 'Answers of the game',
    lead: 'By what the console answers the site tells whether something was given. A command without an answer counts as done.',
    loadFailed: 'Could not load how answers of the game are understood',
    form: 'How answers of the game are understood',
    failureTexts: 'Texts of failure',
    failureTextsHint:
      'One a line. An answer that holds one of them is a failure, which the staff look at. Case and colors do not count.',
    delivered: 'Put the delivered list back',
    save: 'Save for answers',
    saved: 'Saved',
    saveFailed: 'Could not save it',
    conflict: 'Somebody else has changed this meanwhile. Reload the page to see how it is now.',
  },
})
