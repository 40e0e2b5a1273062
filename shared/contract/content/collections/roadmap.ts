import { defineCollection } from './collection.ts'

/** What is planned and how far it is; at 100 percent it is done (specification, section 3). */
export const roadmap = defineCollection({
  name: 'roadmap',
  title: { ru: 'Дорожная карта', en: 'Roadmap' },
  lead: { ru: 'План и его ход на главной странице.', en: 'The plan and its progress on the home page.' },
  nameField: 'name',
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Название', en: 'Name' },
      max: 100,
      isBilingual: true,
      isRequired: true,
    },
    progress: {
      kind: 'number',
      label: { ru: 'Готово, %', en: 'Done, %' },
      hint: {
        ru: 'Готовое целиком стоит в выполненном.',
        en: 'What is wholly done stands among what is completed.',
      },
      min: 0,
      max: 100,
      default: 0,
      isRequired: true,
    },
  },
})
