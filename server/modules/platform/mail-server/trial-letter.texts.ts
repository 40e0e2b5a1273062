import { defineTexts } from '#shared/texts/texts.ts'

export const trialLetterTexts = defineTexts({
  ru: {
    subject: 'Пробное письмо — {site}',
    arrived: 'Почта сайта работает: это письмо дошло.',
    way: 'Отправлено с {host} через {server}.',
  },
  en: {
    subject: 'A test letter — {site}',
    arrived: 'The mail of the site works: this letter has arrived.',
    way: 'Sent from {host} through {server}.',
  },
})
