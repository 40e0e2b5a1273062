import { defineWords } from '#shared/texts/words.ts'

export const passwordLinkWords = defineWords('password-link-notice', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Команда сайта сделала вам ссылку для нового пароля — {site}',
    told: 'Команда сайта сделала ссылку, по которой вашему аккаунту можно задать новый пароль. Её передадут вам лично; она действует {lifetime} и срабатывает один раз. Пока ей не воспользовались, прежний пароль остаётся.',
    closing: 'Если вы об этом не просили, сразу задайте новый пароль сами: ссылка перестанет работать.',
    button: 'Задать новый пароль',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'The staff made you a link to a new password — {site}',
    told: 'The staff of the site made a link by which your account can be given a new password. They will hand it to you; it works once and for {lifetime}. Until it is used, your password stays as it is.',
    closing:
      'If you have not asked for it, set a new password yourself at once: the link stops working then.',
    button: 'Set a new password',
  },
})
