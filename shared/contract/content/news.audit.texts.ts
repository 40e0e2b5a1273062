import { type AuditSnapshot, defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const newsAudit = defineAuditNoun(
  'news',
  'manage_news',
  {
    ru: {
      plural: 'Новости',
      nameField: 'title_ru',
      changes: {
        create: 'Создана новость',
        update: 'Изменена новость',
        delete: 'Удалена новость',
        restore: 'Восстановлена новость',
      },
      events: {
        drafted: 'Создан черновик новости',
        published: 'Опубликована новость',
        scheduled: 'Запланирована новость',
        unpublished: 'Снята с публикации новость',
        pinned: 'Закреплена новость',
        unpinned: 'Откреплена новость',
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
        isPinned: 'Закреплена',
      },
    },
    en: {
      plural: 'News',
      nameField: 'title_en',
      changes: {
        create: 'wrote the article',
        update: 'changed the article',
        delete: 'deleted the article',
        restore: 'restored the article',
      },
      events: {
        drafted: 'drafted the article',
        published: 'published the article',
        scheduled: 'scheduled the article',
        unpublished: 'unpublished the article',
        pinned: 'pinned the article',
        unpinned: 'unpinned the article',
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
        isPinned: 'Pinned',
      },
    },
  },
  (before, after) => {
    const { state } = after
    if (state === before.state) return pinningOf(before, after)
    if (state === 'draft') return before.state === undefined ? 'drafted' : 'unpublished'
    return state === 'published' || state === 'scheduled' ? state : undefined
  },
)

/** A change of more than that is told as a change. */
function pinningOf(before: AuditSnapshot, after: AuditSnapshot): 'pinned' | 'unpinned' | undefined {
  const changed = Object.keys(after).filter(
    (field) => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  if (changed.join() !== 'isPinned' || before.isPinned === undefined) return undefined
  return after.isPinned ? 'pinned' : 'unpinned'
}
