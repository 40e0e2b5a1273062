/** Names and headings of the home page's blocks. */
import { defineWords } from '#shared/texts/words.ts'

export const sectionsWords = defineWords('home-sections', {
  ru: {
    news: { name: 'Новости', title: 'Последние новости' },
    technology: { name: 'Технологии', title: 'Железо, которое держит строй' },
    services: {
      name: 'Состояние служб',
      title: 'Доска состояния',
      lead: 'Что работает прямо сейчас и что ещё чинят связисты.',
    },
    features: {
      name: 'Возможности',
      title: 'Два мира, одно командование',
    },
    advantages: {
      name: 'Преимущества',
      title: 'Почему у\u00a0нас остаются',
      lead: 'Без лишних построений: вы заходите, играете, и вас слышат.',
    },
    achievements: {
      name: 'Достижения',
      title: 'За что дают планки',
      lead: 'Шесть орденских планок, которые не купить в магазине.',
    },
    highlights: { name: 'Сообщество', title: 'Личный состав' },
    roadmap: {
      name: 'Дорожная карта',
      title: 'План операций',
      sample: 'План и проценты даны для примера.',
    },
    gallery: {
      name: 'Галерея',
      title: 'Виды с передовой',
      sample: 'Виды нарисованы, это не снимки с серверов.',
    },
    partners: {
      name: 'Партнёры',
      title: 'Каналы связи',
      lead: 'Ссылки открываются в новой вкладке.',
      sample: 'Пока это главные страницы площадок.',
    },
  },
  en: {
    news: { name: 'News', title: 'Latest news' },
    technology: { name: 'Technology', title: 'Hardware that holds the line' },
    services: {
      name: 'Service status',
      title: 'Status board',
      lead: 'What is up right now, and what the signal corps is still mending.',
    },
    features: {
      name: 'Features',
      title: 'Two worlds, one command',
    },
    advantages: {
      name: 'Advantages',
      title: 'Why players stay',
      lead: 'No needless parades: you join, you play, you are heard.',
    },
    achievements: {
      name: 'Achievements',
      title: 'What earns a ribbon',
      lead: 'Six service ribbons that no shop sells.',
    },
    highlights: { name: 'Community', title: 'The ranks in figures' },
    roadmap: {
      name: 'Roadmap',
      title: 'Plan of operations',
      sample: 'The plan and its percentages are an example.',
    },
    gallery: {
      name: 'Gallery',
      title: 'Views from the front',
      sample: 'The views are drawn, not taken on the servers.',
    },
    partners: {
      name: 'Partners',
      title: 'Channels',
      lead: 'Links open in a new tab.',
      sample: 'The front pages of those services for now.',
    },
  },
})
