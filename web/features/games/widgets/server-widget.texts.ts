import { defineTexts } from '#shared/texts/texts.ts'

export const serverWidgetTexts = defineTexts({
  ru: {
    widget: 'Виджет для форума и Discord',
    lead: 'Картинка с адресом, состоянием и числом игроков. Обновляется сама, раз в минуту.',
  },
  en: {
    widget: 'Widget for forums and Discord',
    lead: 'A picture with the address, the state and the players. It keeps itself up to date, once a minute.',
  },
})
