import { defineTexts } from '#shared/texts/texts.ts'

export const missingFileTexts = defineTexts({
  ru: {
    mark: 'Склад лаунчера',
    title: 'Файла на складе нет',
    detail: (name: string) =>
      `Лаунчер для ${name} ещё не выложен или снят с выдачи. Как только он появится, эта же ссылка начнёт его отдавать.`,
    back: 'К загрузкам',
    retry: 'Проверить ещё раз',
  },
  en: {
    mark: 'Launcher depot',
    title: 'The depot has no such file',
    detail: (name: string) =>
      `The launcher for ${name} is not out yet or has been withdrawn. As soon as it is here, this very link will hand it out.`,
    back: 'To the downloads',
    retry: 'Check again',
  },
})
