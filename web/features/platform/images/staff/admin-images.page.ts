import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminImagesPage } from './admin-images-page.tsx'

export const page = definePage({
  Screen: AdminImagesPage,
  head: defineTexts({
    ru: { title: 'Медиатека', description: 'Загруженные картинки: что на них и где они показаны.' },
    en: {
      title: 'Media library',
      description: 'Uploaded pictures: what they show and where they are shown.',
    },
  }),
})
