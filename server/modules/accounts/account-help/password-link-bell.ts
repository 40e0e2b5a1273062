import { defineNotice } from '#server/lib/notices/notice-kind.ts'

export const passwordLinkMadeNotice = defineNotice('password_link', {
  ru: () =>
    'Сотрудник сделал ссылку, по которой можно задать новый пароль вашего аккаунта. Если вы об этом не просили, напишите команде.',
  en: () =>
    'A member of staff made a link by which your account can be given a new password. If you did not ask for it, tell the team.',
})
