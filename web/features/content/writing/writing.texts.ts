/** What whoever writes for the site reads around the text, be it a news item or a page. */
import { defineTexts } from '#shared/texts/texts.ts'

export const writingTexts = defineTexts({
  ru: {
    states: { draft: 'Черновик', scheduled: 'Запланирована', published: 'Опубликована' },
    saveDraft: 'Сохранить черновик',
    publish: 'Опубликовать',
    schedule: 'Запланировать',
    publishNow: 'Опубликовать сейчас',
    unpublish: 'Снять с публикации',
    toDrafts: 'Вернуть в черновики',
    previewLoading: 'Собираем предпросмотр...',
    previewFailed: 'Не удалось собрать предпросмотр',
    previewEmpty: 'Текста пока нет',
  },
  en: {
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
    saveDraft: 'Save draft',
    publish: 'Publish',
    schedule: 'Schedule',
    publishNow: 'Publish now',
    unpublish: 'Unpublish',
    toDrafts: 'Back to drafts',
    previewLoading: 'Making the preview...',
    previewFailed: 'Could not make the preview',
    previewEmpty: 'There is no text yet',
  },
})
