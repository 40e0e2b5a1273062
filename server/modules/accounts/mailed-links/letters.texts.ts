import type { LetterTexts } from '#server/modules/accounts/rules/letter-with-link.ts'
import { defineWords } from '#shared/texts/words.ts'

export const letterWords = defineWords<{
  greeting: string
  verification: LetterTexts
  passwordReset: LetterTexts
  deletionUndo: LetterTexts
  invitation: LetterTexts
  /** To an address that another account has confirmed. */
  addressHeld: LetterTexts
}>('letters', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    verification: {
      subject: 'Подтвердите адрес электронной почты — {site}',
      request: 'Чтобы подтвердить адрес электронной почты, откройте ссылку и нажмите кнопку на странице:',
      button: 'Подтвердить адрес',
      closing:
        'Ссылка действует {lifetime} и срабатывает один раз. Если вы не регистрировались на сайте {site}, просто удалите это письмо.',
    },
    invitation: {
      subject: 'Для вас создан аккаунт — {site}',
      request: 'Команда сайта создала для вас аккаунт. Чтобы задать пароль, откройте ссылку:',
      button: 'Задать пароль',
      closing:
        'Ссылка действует {lifetime} и срабатывает один раз. Если вы не просили об аккаунте на сайте {site}, просто удалите это письмо.',
    },
    deletionUndo: {
      subject: 'Ваш аккаунт удаляется — {site}',
      request:
        'Ваш аккаунт закрыт: войти в него нельзя, имени на сайте больше не видно. Скоро мы его сотрём. Передумали или удаляли не вы — откройте ссылку и верните аккаунт:',
      button: 'Вернуть аккаунт',
      closing:
        'Ссылка действует {lifetime}, потом вернуть ничего нельзя. Если аккаунт удалили не вы, верните его и сразу задайте новый пароль.',
    },
    addressHeld: {
      subject: 'У вас уже есть аккаунт — {site}',
      request:
        'На ваш адрес зарегистрировали ещё один аккаунт, {account}. Адрес подтверждён вашим аккаунтом {username} и остаётся за ним: войдите в него.',
      button: 'Войти',
      closing:
        'Если второй аккаунт ваш, в нём можно играть без подтверждения или указать в настройках другой адрес. Если не ваш, просто удалите это письмо: войти в ваш аккаунт он не поможет.',
    },
    passwordReset: {
      subject: 'Новый пароль — {site}',
      request:
        'Кто-то попросил сменить пароль вашего аккаунта. Если это вы, откройте ссылку и задайте новый:',
      button: 'Задать новый пароль',
      closing:
        'Ссылка действует {lifetime} и срабатывает один раз. Если вы ни о чём не просили, просто удалите это письмо: пароль останется прежним.',
    },
  },
  en: {
    greeting: 'Hello, {username}!',
    verification: {
      subject: 'Confirm your email address — {site}',
      request: 'To confirm your email address, open this link and press the button on the page:',
      button: 'Confirm the address',
      closing:
        'The link works once and for {lifetime}. If you have not registered at {site}, simply delete this letter.',
    },
    invitation: {
      subject: 'An account was made for you — {site}',
      request: 'The staff of the site have made an account for you. To choose its password, open this link:',
      button: 'Choose a password',
      closing:
        'The link works once and for {lifetime}. If you have not asked for an account at {site}, simply delete this letter.',
    },
    deletionUndo: {
      subject: 'Your account is being deleted — {site}',
      request:
        'Your account is closed: nobody can log in to it, and the site does not show its name any more. Soon it will be erased. If you have changed your mind, or it was not you, open this link and bring the account back:',
      button: 'Bring the account back',
      closing:
        'The link works for {lifetime}; after that nothing can be brought back. If it was not you who deleted the account, bring it back and set a new password at once.',
    },
    addressHeld: {
      subject: 'You already have an account — {site}',
      request:
        'Another account, {account}, was registered with your address. The address is confirmed by your account {username} and stays with it: log in there.',
      button: 'Log in',
      closing:
        'If the second account is yours, you can play with it unconfirmed, or give it another address in the settings. If it is not, simply delete this letter: it opens nothing of yours.',
    },
    passwordReset: {
      subject: 'A new password — {site}',
      request:
        'Somebody has asked to change the password of your account. If it was you, open this link and set a new one:',
      button: 'Set a new password',
      closing:
        'The link works once and for {lifetime}. If you have not asked for anything, simply delete this letter: the password stays as it is.',
    },
  },
})
