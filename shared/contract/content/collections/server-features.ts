import { defineCollection } from './collection.ts'

/** What staff say of game servers beside the features of every site; a game server names one by `addedFeatureKey`. */
export const serverFeatures = defineCollection({
  name: 'server-features',
  title: { ru: 'Особенности серверов', en: 'Server features' },
  lead: {
    ru: 'То, чего нет среди готовых особенностей. Отметьте свою в настройках сервера, и она появится на его карточке.',
    en: 'What is not among the ready ones. Tick it at a server, and it stands on its card.',
  },
  nameField: 'name',
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Название', en: 'Name' },
      hint: { ru: 'Коротко: «Драконы».', en: 'In short: “Dragons”.' },
      max: 40,
      isBilingual: true,
      isRequired: true,
    },
  },
})
