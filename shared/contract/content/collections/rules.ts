import { RULES_PATH } from '#shared/own-paths.ts'
import { defineCollection } from './collection.ts'

/** The rules of the community one by one, in sections; each has an address that lasts. */
export const rules = defineCollection({
  name: 'rules',
  title: { ru: 'Правила', en: 'Rules' },
  lead: {
    ru: 'Страница /rules: есть, как только появилась первая запись, если там не стоит своя страница.',
    en: 'The page /rules: there from the first entry on, unless a page of your own stands there.',
  },
  nameField: 'title',
  standsAt: RULES_PATH,
  fields: {
    kind: {
      kind: 'choice',
      label: { ru: 'Что это', en: 'What it is' },
      hint: {
        ru: 'Правила стоят в том разделе, за которым идут в списке. Номера сайт ставит сам.',
        en: 'Rules belong to the section they follow in the list. The site numbers them by itself.',
      },
      options: { rule: { ru: 'Правило', en: 'Rule' }, section: { ru: 'Раздел', en: 'Section' } },
      isRequired: true,
    },
    title: {
      kind: 'line',
      label: { ru: 'Правило или название раздела', en: 'Rule, or name of the section' },
      max: 300,
      isBilingual: true,
      isRequired: true,
    },
    text: {
      kind: 'markdown',
      label: { ru: 'Пояснение', en: 'Explanation' },
      max: 4_000,
      isBilingual: true,
    },
    penalty: {
      kind: 'line',
      label: { ru: 'Наказание', en: 'Penalty' },
      onlyWhere: { field: 'kind', is: ['rule'] },
      max: 160,
      isBilingual: true,
    },
  },
})
