import { addresses } from '#shared/addresses.ts'
import { defineCollection } from './collection.ts'

/** Legal documents: privacy, terms and offer at their addresses, which tell what is delivered where there is no entry, further ones at `/legal/<key>`. */
export const legal = defineCollection({
  name: 'legal',
  title: { ru: 'Документы', en: 'Legal documents' },
  lead: {
    ru: 'Политика конфиденциальности, условия, оферта и другие документы. Пока своего текста нет, на /privacy, /terms и /offer стоит готовый.',
    en: 'Privacy policy, terms, offer and other documents. Without a text of yours /privacy, /terms and /offer show the one delivered.',
  },
  nameField: 'title',
  permission: 'manage_site',
  standsAt: addresses.legalDocument,
  fields: {
    title: {
      kind: 'line',
      label: { ru: 'Название', en: 'Title' },
      max: 120,
      isBilingual: true,
      isRequired: true,
    },
    lead: { kind: 'line', label: { ru: 'Подзаголовок', en: 'Lead' }, max: 240, isBilingual: true },
    text: {
      kind: 'markdown',
      label: { ru: 'Текст', en: 'Text' },
      hint: {
        ru: 'Каждый заголовок ## начинает раздел и попадает в содержание. Имя в конце заголовка, {#bans}, даёт разделу постоянный адрес. Строка {personal-data} показывает перечень всего, что сайт хранит о людях.',
        en: 'Each ## heading begins a section and stands among the contents. A name at its end, {#bans}, gives the section a lasting address. The line {personal-data} shows the list of all that the site keeps about people.',
      },
      max: 40_000,
      isBilingual: true,
      isRequired: true,
    },
    key: {
      kind: 'slug',
      label: { ru: 'Адрес', en: 'Address' },
      hint: {
        ru: 'privacy стоит по адресу /privacy, terms — /terms, offer — /offer, остальные — /legal/…',
        en: 'privacy stands at /privacy, terms at /terms, offer at /offer, all others at /legal/…',
      },
      max: 60,
      isRequired: true,
    },
    edition: { kind: 'day', label: { ru: 'Редакция от', en: 'Edition of' } },
  },
})
