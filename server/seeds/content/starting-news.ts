/** Published when a new site first starts, newest first. */
export const STARTING_NEWS = [
  {
    title_ru: 'Сайт FrontLand открыт',
    title_en: 'The FrontLand site is open',
    description_ru:
      'Регистрируйтесь, смотрите, что происходит на серверах, и оставляйте отзывы. Здесь же выходят новости обоих проектов: выживания в Minecraft и ролевой SCP в Roblox.',
    description_en:
      'Create an account, see what is happening on the servers and leave feedback. News of both projects appears here: survival in Minecraft and SCP roleplay in Roblox.',
    image_ru: null,
    image_en: null,
    image_global: '/images/1.jpg',
  },
] as const
