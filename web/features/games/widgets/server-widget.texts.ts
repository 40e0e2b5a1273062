import { defineTexts } from '#shared/texts/texts.ts'

export const serverWidgetTexts = defineTexts({
  ru: {
    widget: 'Виджет для форума и Discord',
    about: 'Картинка с адресом, состоянием и числом игроков. Обновляется сама, раз в минуту.',
  },
  en: {
    widget: 'Widget for forums and Discord',
    about:
      'A picture with the address, the state and the players. It keeps itself up to date, once a minute.',
  },
})
