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
    gone: 'Этого игрового сервера больше нет',
  },
  en: {
    title: 'Answers and names',
    lead: 'The site reads the console’s answer to tell whether something was given. A command without an answer counts as done.',
    loadFailed: 'Could not load how answers and names are understood',
    form: 'How answers and names are understood',
    failureTexts: 'Signs of failure',
    failureTextsHint:
      'One per line. An answer that contains one of them is a failure, and the staff get to see it. Case and colors do not matter.',
    bedrockPrefix: 'Prefix of Bedrock names',
    bedrockPrefixHint:
      'The same as username-prefix in Floodgate: with Geyser it is a full stop. Together with it a name has 16 characters at most. Empty: nobody plays from Bedrock.',
    delivered: 'Put the delivered list back',
    save: 'Save answers and names',
    saved: 'Saved',
    saveFailed: 'Could not save it',
    gone: 'This game server is gone',
  },
})
