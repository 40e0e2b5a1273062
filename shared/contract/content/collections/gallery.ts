import { defineCollection } from './collection.ts'

/** Views, each of which opens large (specification, section 3). */
export const gallery = defineCollection({
  name: 'gallery',
  title: { ru: 'Галерея', en: 'Gallery' },
  lead: { ru: 'Картинки на главной странице.', en: 'The pictures on the home page.' },
  nameField: 'name',
  fields: {
    name: {
      kind: 'line',
      label: { ru: 'Подпись', en: 'Caption' },
      max: 100,
      isBilingual: true,
      isRequired: true,
    },
    alt: {
      kind: 'text',
      label: { ru: 'Что на картинке', en: 'What the picture shows' },
      hint: { ru: 'Для тех, кто её не видит.', en: 'For those who cannot see it.' },
      max: 300,
      isBilingual: true,
    },
    src: { kind: 'picture', label: { ru: 'Картинка', en: 'Picture' }, isRequired: true },
    icon: {
      kind: 'choice',
      label: { ru: 'Значок', en: 'Icon' },
      options: {
        camera: { ru: 'Камера', en: 'Camera' },
        truck: { ru: 'Грузовик', en: 'Truck' },
        tent: { ru: 'Палатка', en: 'Tent' },
        helicopter: { ru: 'Вертолёт', en: 'Helicopter' },
        monitor: { ru: 'Монитор', en: 'Monitor' },
        snowflake: { ru: 'Снежинка', en: 'Snowflake' },
        bridge: { ru: 'Мост', en: 'Bridge' },
      },
      isRequired: true,
    },
  },
})
