import type { MaintenanceMode } from '#shared/contract/platform/maintenance-mode.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const adminMaintenanceTexts = defineTexts({
  ru: {
    title: 'Технические работы',
    lead: 'Посетители увидят вместо страниц ваш текст. Вход, свой аккаунт с заказами, состояние сайта, файлы лаунчера и связь с игровыми серверами работают как обычно.',
    loadFailed: 'Не удалось загрузить технические работы',
    saved: 'Технические работы сохранены',
    saveFailed: 'Не удалось сохранить технические работы',
    gone: 'Переключателя больше нет',
    isOn: 'Закрыто для посетителей',
    text: 'Текст',
    textHint: 'Где пусто, показывается текст другого языка, а если пусто в обоих — готовая фраза.',
    textHintAlone: 'Пусто — покажется готовая фраза.',
    until: 'До',
    untilHint: 'В это время сайт откроется сам. Пусто — пока не откроете.',
    parts: 'Закрыть только разделы',
    partsHint: 'Если не отмечен ни один, закрыт весь сайт.',
    preview: 'Что увидят посетители',
    previewTitle: 'Технические работы',
    previewPartTitle: 'Раздел закрыт на технические работы',
    previewUntil: 'Откроемся:',
    states: {
      off: 'Сайт открыт.',
      on: 'Закрыто: посетители видят технические работы.',
      over: 'Назначенное время прошло, сайт снова открыт.',
    } satisfies Record<MaintenanceMode['state'], string>,
    confirmTitle: 'Закрыть весь сайт?',
    confirm:
      'Сайт увидят только те, у кого есть право «Сайт открыт и во время технических работ» или право менять настройки сайта. Остальные сотрудники тоже останутся снаружи.',
    close: 'Закрыть сайт',
  },
  en: {
    title: 'Maintenance',
    lead: 'Visitors see your text in place of the pages. Signing in, one’s own account with its orders, the status, files of the launcher and the link to game servers work as always.',
    loadFailed: 'Maintenance could not be loaded',
    saved: 'Maintenance saved',
    saveFailed: 'Maintenance could not be saved',
    gone: 'The switch is gone',
    isOn: 'Closed to visitors',
    text: 'Text',
    textHint:
      'Where it is empty, the other language’s text is shown; where both are, a sentence that comes with the site.',
    textHintAlone: 'Left empty, a sentence that comes with the site is shown.',
    until: 'Until',
    untilHint: 'The site opens by itself then. Empty: until you open it.',
    parts: 'Close these parts alone',
    partsHint: 'With none ticked the whole site is closed.',
    preview: 'What visitors see',
    previewTitle: 'Under maintenance',
    previewPartTitle: 'This section is closed for maintenance',
    previewUntil: 'Back at:',
    states: {
      off: 'The site is open.',
      on: 'Closed: visitors see that there is maintenance.',
      over: 'The time is over, and the site is open again.',
    },
    confirmTitle: 'Close the whole site?',
    confirm:
      'Only those who may use the site while it is closed for maintenance, or change its settings, will see it. Other staff stay outside as well.',
    close: 'Close the site',
  },
})
