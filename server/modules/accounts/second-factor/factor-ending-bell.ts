import { defineNotice } from '#server/lib/notices/notice-kind.ts'

/** To whoever is signed in but reads no letters any more: signing in anew with the factor keeps it. */
export const factorEndingNotice = defineNotice('factor_ending', {
  ru: () =>
    'Сотрудник отключает второй фактор входа в ваш аккаунт: через сутки хватит пароля. Если вы об этом не просили, войдите заново с кодом, и всё останется как есть.',
  en: () =>
    'A member of staff is turning off the second factor of your account: in a day the password will be enough. If you did not ask for it, log in anew with a code, and it stays.',
})
