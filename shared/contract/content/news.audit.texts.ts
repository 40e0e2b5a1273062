import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const newsAudit = defineAuditNoun('news', {
  ru: {
    plural: 'Новости',
    nameField: 'title_ru',
    changes: {
      create: 'Создана новость',
      update: 'Изменена новость',
      delete: 'Удалена новость',
      restore: 'Восстановлена новость',
    },
    fields: {
      title_ru: 'Заголовок (рус.)',
      title_en: 'Заголовок (англ.)',
      description_ru: 'Текст (рус.)',
      description_en: 'Текст (англ.)',
      date: 'Дата',
      image_ru: 'Картинка (рус.)',
      image_en: 'Картинка (англ.)',
      image_global: 'Картинка',
      state: 'Состояние',
    },
  },
  en: {
    plural: 'News',
    nameField: 'title_en',
    changes: {
      create: 'News created',
      update: 'News changed',
      delete: 'News deleted',
      restore: 'News restored',
    },
    fields: {
      title_ru: 'Title (Russian)',
      title_en: 'Title (English)',
      description_ru: 'Text (Russian)',
      description_en: 'Text (English)',
      date: 'Date',
      image_ru: 'Picture (Russian)',
      image_en: 'Picture (English)',
      image_global: 'Picture',
      state: 'State',
    },
  },
})
