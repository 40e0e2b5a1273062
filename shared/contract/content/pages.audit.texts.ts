import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const pageAudit = defineAuditNoun(
  'page',
  'manage_content',
  {
    ru: {
      plural: 'Страницы',
      nameField: 'path',
      changes: {
        create: 'Создана страница',
        update: 'Изменена страница',
        delete: 'Удалена страница',
        restore: 'Восстановлена страница',
        make_way: 'Адрес понадобился сайту, переехала страница',
      },
      events: {
        drafted: 'Создан черновик страницы',
        published: 'Опубликована страница',
        scheduled: 'Запланирована страница',
        unpublished: 'Снята с публикации страница',
      },
      fields: {
        path: 'Адрес',
        title_ru: 'Заголовок (рус.)',
        title_en: 'Заголовок (англ.)',
        text_ru: 'Текст (рус.)',
        text_en: 'Текст (англ.)',
        image: 'Картинка',
        publishAt: 'Дата',
        redirectTo: 'Куда ведёт',
        state: 'Состояние',
      },
    },
    en: {
      plural: 'Pages',
      nameField: 'path',
      changes: {
        create: 'made the page',
        update: 'changed the page',
        delete: 'deleted the page',
        restore: 'restored the page',
        make_way: 'needed an address and moved the page',
      },
      events: {
        drafted: 'drafted the page',
        published: 'published the page',
        scheduled: 'scheduled the page',
        unpublished: 'unpublished the page',
      },
      fields: {
        path: 'Address',
        title_ru: 'Title (Russian)',
        title_en: 'Title (English)',
        text_ru: 'Text (Russian)',
        text_en: 'Text (English)',
        image: 'Picture',
        publishAt: 'Date',
        redirectTo: 'Leads to',
        state: 'State',
      },
    },
  },
  (before, after) => {
    const { state } = after
    if (state === before.state) return undefined
    if (state === 'draft') return before.state === undefined ? 'drafted' : 'unpublished'
    return state === 'published' || state === 'scheduled' ? state : undefined
  },
)
