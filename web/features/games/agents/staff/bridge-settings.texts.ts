import { defineTexts } from '#shared/texts/texts.ts'

export const bridgeSettingsTexts = defineTexts({
  ru: {
    title: 'Ответы и имена',
    lead: 'По ответу консоли сайт решает, получилось ли выдать. Команда с пустым ответом считается выполненной.',
    loadFailed: 'Не удалось загрузить, как понимать ответы и имена',
    form: 'Как понимать ответы и имена',
    failureTexts: 'Признаки неудачи',
    failureTextsHint:
      'По одному в строке. Если ответ содержит такой текст, выдача не удалась и её увидит команда сайта. Регистр и цвета не важны.',
    bedrockPrefix: 'Приставка имён Bedrock',
    bedrockPrefixHint:
      'Та же, что username-prefix в Floodgate: у Geyser это точка. Имя вместе с ней не длиннее 16 знаков. Пусто — с Bedrock никто не играет.',
    delivered: 'Вернуть исходный список',
    save: 'Сохранить ответы и имена',
    saved: 'Сохранено',
    saveFailed: 'Не удалось сохранить',
    conflict: 'Это уже изменил кто-то другой. Обновите страницу, чтобы увидеть, как сейчас.',
  },
  en: {
    title: 'Answers and names',
    lead: 'By what the console answers the site tells whether something was given. A command without an answer counts as done.',
    loadFailed: 'Could not load how answers and names are understood',
    form: 'How answers and names are understood',
    failureTexts: 'Texts of failure',
    failureTextsHint:
      'One a line. An answer that holds one of them is a failure, which the staff look at. Case and colors do not count.',
    bedrockPrefix: 'Prefix of names of Bedrock',
    bedrockPrefixHint:
      'The username-prefix of Floodgate; Geyser has a full stop. A name has 16 characters at most with it. Empty: nobody plays from Bedrock.',
    delivered: 'Put the delivered list back',
    save: 'Save answers and names',
    saved: 'Saved',
    saveFailed: 'Could not save it',
    conflict: 'Somebody else has changed this meanwhile. Reload the page to see how it is now.',
  },
})
