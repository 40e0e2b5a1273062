import { defineTexts } from '#shared/texts/texts.ts'

export const accountHelpTexts = defineTexts({
  ru: {
    make: 'Создать аккаунт',
    makeLead: 'Владелец получит письмо со ссылкой. Чей это адрес уже сейчас, здесь не говорится.',
    username: 'Имя пользователя',
    email: 'Электронная почта',
    password: 'Пароль',
    passwordHint: 'Оставьте пустым, и владелец задаст его сам по ссылке из письма.',
    language: 'Язык писем',
    making: 'Создаём...',
    made: 'Аккаунт создан',
    makeFailed: 'Не удалось создать аккаунт',

    title: 'Помощь со входом',
    link: 'Ссылка для пароля',
    linkTitle: 'Ссылка для нового пароля',
    linkLead:
      'Кто откроет ссылку, задаст аккаунту новый пароль. Она работает один раз и не дольше часа; владельцу придёт письмо, а в журнале останется запись.',
    makeLink: 'Сделать ссылку',
    makingLink: 'Делаем...',
    linkMade:
      'Передайте её владельцу сейчас: больше она не покажется. Прежняя ссылка, если была, не работает.',
    linkEnds: 'Работает до',
    linkFailed: 'Не удалось сделать ссылку',
    done: 'Готово',

    verify: 'Подтвердить почту вручную',
    verifying: 'Подтверждаем...',
    verified: 'Почта подтверждена',
    verifyFailed: 'Не удалось подтвердить почту',
  },
  en: {
    make: 'Make an account',
    makeLead: 'Its owner gets a letter with a link. Whose address it is already is not told here.',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    passwordHint: 'Leave it empty, and the owner chooses one by the link in the letter.',
    language: 'Language of letters',
    making: 'Making...',
    made: 'Account made',
    makeFailed: 'Could not make the account',

    title: 'Help with signing in',
    link: 'Password link',
    linkTitle: 'Link to a new password',
    linkLead:
      'Whoever opens the link gives the account a new password. It works once and for an hour at most; the owner learns of it by letter, and the log keeps that it was made.',
    makeLink: 'Make the link',
    makingLink: 'Making...',
    linkMade: 'Hand it to the owner now: it is not shown again. An earlier link, if any, works no more.',
    linkEnds: 'Works until',
    linkFailed: 'Could not make the link',
    done: 'Done',

    verify: 'Confirm the email by hand',
    verifying: 'Confirming...',
    verified: 'Email confirmed',
    verifyFailed: 'Could not confirm the email',
  },
})
