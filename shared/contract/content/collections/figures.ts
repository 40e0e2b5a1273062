import { defineCollection } from './collection.ts'

/** What the home page states in figures and in words: hardware, advantages, achievements, community (specification, section 1). */
export const figures = defineCollection({
  name: 'figures',
  title: { ru: 'Цифры и преимущества', en: 'Figures and advantages' },
  lead: {
    ru: 'Технологии, преимущества, достижения и цифры сообщества на главной странице.',
    en: 'Technology, advantages, achievements and community figures on the home page.',
  },
  nameField: 'name',
  fields: {
    kind: {
      kind: 'choice',
      label: { ru: 'Блок', en: 'Block' },
      options: {
        technology: { ru: 'Технологии', en: 'Technology' },
        advantage: { ru: 'Преимущества', en: 'Advantages' },
        achievement: { ru: 'Достижения', en: 'Achievements' },
        community: { ru: 'Сообщество', en: 'Community' },
      },
      isRequired: true,
    },
    value: {
      kind: 'line',
      label: { ru: 'Цифра', en: 'Figure' },
      hint: { ru: 'Стоит крупно: 16, RAID 10.', en: 'Shown in large type: 16, RAID 10.' },
      onlyWhere: { field: 'kind', is: ['technology', 'community'] },
      max: 24,
      isBilingual: true,
    },
    name: {
      kind: 'line',
      label: { ru: 'Название', en: 'Name' },
      max: 80,
      isBilingual: true,
      isRequired: true,
    },
    text: { kind: 'text', label: { ru: 'Текст', en: 'Text' }, max: 300, isBilingual: true },
    measured: {
      kind: 'choice',
      label: { ru: 'Измеряется сайтом', en: 'Measured by the site' },
      onlyWhere: { field: 'kind', is: ['technology'] },
      hint: {
        ru: 'Измеренное встанет на место цифры и текста, как только будет известно.',
        en: 'What was measured takes the place of figure and text once it is known.',
      },
      options: { uptime: { ru: 'Аптайм серверов за 30 дней', en: 'Uptime of the servers, 30 days' } },
    },
    ribbon: {
      kind: 'choice',
      label: { ru: 'Орденская планка', en: 'Service ribbon' },
      onlyWhere: { field: 'kind', is: ['achievement'] },
      options: {
        firstNight: { ru: 'Синяя с белым', en: 'Blue and white' },
        bridge: { ru: 'Оливковая с песочным', en: 'Olive and sand' },
        sapper: { ru: 'Красная с оранжевым', en: 'Red and orange' },
        keyCard: { ru: 'Жёлтая с чёрным', en: 'Yellow and black' },
        noBlink: { ru: 'Чёрная с белым', en: 'Black and white' },
        calmVoice: { ru: 'Песочная с синим', en: 'Sand and blue' },
      },
    },
    shownWith: {
      kind: 'choice',
      label: { ru: 'Показывать', en: 'Shown' },
      hint: { ru: 'Без условия показывается всегда.', en: 'Without a condition it is always shown.' },
      options: {
        launcher: { ru: 'если включён лаунчер', en: 'where the launcher is on' },
        shop: { ru: 'если включён магазин', en: 'where the shop is on' },
        feedback: { ru: 'если включены отзывы', en: 'where feedback is on' },
        roblox: { ru: 'если включён Roblox', en: 'where Roblox is on' },
        'without-roblox': { ru: 'если Roblox выключен', en: 'where Roblox is off' },
      },
    },
  },
})
