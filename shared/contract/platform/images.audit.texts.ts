import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const imageAudit = defineAuditNoun('image', 'manage_content', {
  ru: {
    plural: 'Картинки',
    nameField: 'name',
    changes: {
      create: 'Загружена картинка',
      update: 'Изменена картинка',
      delete: 'Удалена картинка',
    },
    events: {},
    fields: {
      name: 'Название',
      path: 'Адрес',
      description_ru: 'Описание (рус.)',
      description_en: 'Описание (англ.)',
    },
  },
  en: {
    plural: 'Pictures',
    nameField: 'name',
    changes: {
      create: 'uploaded the picture',
      update: 'changed the picture',
      delete: 'deleted the picture',
    },
    events: {},
    fields: {
      name: 'Name',
      path: 'Address',
      description_ru: 'Description (Russian)',
      description_en: 'Description (English)',
    },
  },
})
