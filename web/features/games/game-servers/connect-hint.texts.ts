import { defineTexts } from '#shared/texts/texts.ts'

export const connectHintTexts = defineTexts({
  ru: {
    notOpened: 'Игра не открылась сама?',
    copied: 'Адрес уже скопирован.',
    notCopied: 'Перепишите адрес с кнопки рядом.',
    addByHand: {
      java: 'В Minecraft откройте «Сетевая игра», нажмите «Добавить», вставьте его и подключайтесь.',
      bedrock:
        'В Minecraft откройте «Играть», затем «Серверы», нажмите «Добавить сервер», вставьте его и подключайтесь.',
    },
  },
  en: {
    notOpened: 'The game did not open by itself?',
    copied: 'The address is copied already.',
    notCopied: 'Take the address from the button beside.',
    addByHand: {
      java: 'In Minecraft open Multiplayer, press Add Server, paste it and join.',
      bedrock: 'In Minecraft open Play, then Servers, press Add Server, paste it and join.',
    },
  },
})
