import { defineTexts } from '#shared/texts/texts.ts'

export const factorOfUserTexts = defineTexts({
  ru: {
    title: 'Вход по коду',
    since: 'Включён',
    end: 'Отключить вход по коду',
    endTitle: 'Отключить вход по коду',
    endLead:
      'Для тех, кто потерял и телефон, и резервные коды. Владелец сразу получит письмо, а через сутки для входа хватит пароля, если он не отменит: ссылкой из письма или входом с кодом.',
    confirm: 'Отключить через сутки',
    ending: 'Отправляем письмо...',
    asked: 'Владельцу отправлено письмо',
    askFailed: 'Не удалось отключить вход по коду',
    endsAt: 'Отключится, если владелец не отменит:',
    operatorOnly: 'Администратору его отключает только владелец сайта, командой на сервере:',
  },
  en: {
    title: 'Signing in by code',
    since: 'On since',
    end: 'Turn off signing in by code',
    endTitle: 'Turn off signing in by code',
    endLead:
      'For those who lost both the phone and the recovery codes. The owner gets a letter at once, and in a day the password is enough to sign in, unless they call it off: by the link in the letter, or by signing in with a code.',
    confirm: 'Turn it off in a day',
    ending: 'Sending the letter...',
    asked: 'The owner has been sent a letter',
    askFailed: 'Could not turn off signing in by code',
    endsAt: 'Goes off, unless the owner calls it off:',
    operatorOnly: 'For an administrator only the operator turns it off, by a command on the machine:',
  },
})
