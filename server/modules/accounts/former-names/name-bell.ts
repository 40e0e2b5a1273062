import { defineNotice } from '#server/lib/notices/notice-kind.ts'

export const renamedNotice = defineNotice<{ username: string }>('renamed', {
  ru: ({ username }) =>
    `Команда сайта изменила имя вашего аккаунта. Теперь он называется ${username}: под этим именем вы и входите.`,
  en: ({ username }) =>
    `The staff changed the name of your account. It is called ${username} now, and you log in with this name.`,
})
