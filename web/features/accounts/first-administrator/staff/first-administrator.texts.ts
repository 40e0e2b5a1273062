import { defineTexts } from '#shared/texts/texts.ts'

export const firstAdministratorTexts = defineTexts({
  ru: {
    title: 'Ваша учётная запись',
    lead: 'Эту учётную запись создал первый запуск сайта. Сделайте её своей: имя, почта и пароль сохраняются вместе.',
    emailHint: 'Сюда придёт ссылка для подтверждения, а потом письма сайта и ссылка на новый пароль.',
    currentPassword: 'Пароль, с которым вы вошли',
    currentPasswordHint: 'Его показал первый запуск сайта, или он взят из ADMIN_PASSWORD.',
    newPassword: 'Новый пароль',
    othersEnd: 'Если этой записью вошли где-то ещё, там придётся войти заново.',
    saved: 'Учётная запись ваша',
    savedDetail: 'Дальше входите с новым именем и паролем.',
    saveFailed: 'Не удалось сохранить учётную запись',
    loadFailed: 'Не удалось загрузить учётную запись',
    isDone:
      'У первого администратора уже свои имя, почта и пароль. Меняют их в профиле и в разделе «Пользователи».',
    belongsTo: 'Это делает сам первый администратор. Войдите под именем',
  },
  en: {
    title: 'Your account',
    lead: 'The site came with an account that nobody has chosen. Make it yours: one form, saved once.',
    emailHint:
      'A link to confirm it is sent there, later the letters of the site and a link to a new password.',
    currentPassword: 'The password you logged in with',
    currentPasswordHint: 'The first start of the site has shown it, or it is that of ADMIN_PASSWORD.',
    newPassword: 'New password',
    othersEnd: 'Wherever else this account is logged in, it has to log in again.',
    saved: 'The account is yours',
    savedDetail: 'From now on log in with the new name and password.',
    saveFailed: 'Could not save the account',
    loadFailed: 'Could not load the account',
    isDone:
      'The first administrator has a name, address and password already. They are changed in the profile and under “Users”.',
    belongsTo: 'The first administrator does this in person. Log in as',
  },
})
