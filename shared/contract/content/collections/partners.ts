import { defineCollection } from './collection.ts'

/** Where the community, and whoever is close to it, is found elsewhere (specification, section 2). */
export const partners = defineCollection({
  name: 'partners',
  title: { ru: 'Партнёры', en: 'Partners' },
  lead: {
    ru: 'Каналы связи и партнёры на главной странице.',
    en: 'Channels and partners on the home page.',
  },
  nameField: 'name',
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Название', en: 'Name' },
      max: 80,
      isBilingual: true,
      isRequired: true,
    },
    text: { kind: 'line', label: { ru: 'Пояснение', en: 'Explanation' }, max: 160, isBilingual: true },
    url: {
      kind: 'link',
      label: { ru: 'Куда ведёт', en: 'Where it leads' },
      hint: {
        ru: 'Без адреса ведёт туда же, что и выбранная ссылка сайта.',
        en: 'Without an address it leads where the chosen link of the site leads.',
      },
    },
    link: {
      kind: 'choice',
      label: { ru: 'Ссылка сайта', en: 'Link of the site' },
      hint: {
        ru: 'Задана в разделе «Сайт». Пока она пуста, записи на сайте нет.',
        en: 'Set under “Site”. As long as it is empty, the entry is not on the site.',
      },
      options: {
        discord: { ru: 'Discord', en: 'Discord' },
        youtube: { ru: 'YouTube', en: 'YouTube' },
        vk: { ru: 'ВКонтакте', en: 'VK' },
        telegram: { ru: 'Telegram', en: 'Telegram' },
        twitch: { ru: 'Twitch', en: 'Twitch' },
        site: { ru: 'Официальный сайт', en: 'Official website' },
      },
    },
    icon: {
      kind: 'choice',
      label: { ru: 'Значок', en: 'Icon' },
      options: {
        site: { ru: 'Глобус', en: 'Globe' },
        video: { ru: 'Видео', en: 'Video' },
        stream: { ru: 'Эфир', en: 'Broadcast' },
        chat: { ru: 'Чат', en: 'Chat' },
      },
      isRequired: true,
    },
  },
})
