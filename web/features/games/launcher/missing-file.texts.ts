import { defineTexts } from '#shared/texts/texts.ts'

export const missingFileTexts = defineTexts({
  ru: {
    mark: 'Склад лаунчера',
    title: 'Файла на складе нет',
    detail: (name: string) =>
      `Лаунчер для ${name} ещё не выложен или снят с выдачи. Как только он появится, эта же ссылка начнёт его отдавать.`,
    crate: 'Армейский деревянный ящик с откинутой крышкой: в тёплом свете лежат слитки',
    crateCaption: 'Золото на складе есть. Лаунчера пока нет.',
    back: 'К загрузкам',
    retry: 'Проверить ещё раз',
  },
  en: {
    mark: 'Launcher depot',
    title: 'The depot has no such file',
    detail: (name: string) =>
      `The launcher for ${name} is not out yet or has been withdrawn. As soon as it is here, this very link will hand it out.`,
    crate: 'A wooden army case with its lid open: ingots lie in warm light',
    crateCaption: 'Gold we have in stock. The launcher, not yet.',
    back: 'To the downloads',
    retry: 'Check again',
  },
})
