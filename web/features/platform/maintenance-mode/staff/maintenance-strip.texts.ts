import { defineTexts } from '#shared/texts/texts.ts'

export const maintenanceStripTexts = defineTexts({
  ru: {
    label: 'Технические работы',
    site: 'Сайт закрыт для посетителей',
    parts: 'Часть разделов закрыта для посетителей',
    until: 'до',
    noEnd: 'пока не откроете',
    by: 'Кто закрыл',
    end: 'Открыть',
  },
  en: {
    label: 'Maintenance',
    site: 'The site is closed to visitors',
    parts: 'Some parts are closed to visitors',
    until: 'until',
    noEnd: 'until somebody opens it',
    by: 'Closed by',
    end: 'Open it',
  },
})
