export const DEMO_NEWS = [
  {
    title_ru: 'Обновление карты: Северный мост',
    title_en: 'Map update: the North Bridge',
    description_ru: 'Новая локация с двумя блокпостами, подвалом и видом на затопленный район.',
    description_en: 'A new location with two checkpoints, a cellar and a view of the flooded quarter.',
    image_global: '/images/gallery-6.jpg',
  },
  {
    title_ru: 'Учения Фонда в субботу',
    title_en: 'Foundation drill on Saturday',
    description_ru: 'Сбор в 19:00 по Москве. Роли раздаём на месте, свои ключ-карты не приносить.',
    description_en: 'We gather at 16:00 UTC. Roles are handed out on site; leave your own key cards at home.',
    image_global: '/images/news-3.jpg',
  },
] as const
