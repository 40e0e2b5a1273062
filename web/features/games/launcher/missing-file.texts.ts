import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const missingFileWords = defineWords('missing-file', {
  ru: {
    headTitle: 'Лаунчера для {platform} пока нет',
    headDescription: 'Файл ещё не выложен или снят с выдачи.',
    mark: 'Склад лаунчера',
    title: 'Файла на складе нет',
    detail:
      'Лаунчер для {platform} ещё не выложен или снят с выдачи. Как только он появится, эта же ссылка начнёт его отдавать.',
    crateCaption: 'Золото на складе есть. Лаунчера пока нет.',
  },
  en: {
    headTitle: 'No launcher for {platform} yet',
    headDescription: 'The file is not out yet or has been withdrawn.',
    mark: 'Launcher depot',
    title: 'The depot has no such file',
    detail:
      'The launcher for {platform} is not out yet or has been withdrawn. As soon as it is here, this very link will hand it out.',
    crateCaption: 'Gold we have in stock. The launcher, not yet.',
  },
})

export const missingFileTexts = defineTexts({
  ru: {
    crate: 'Армейский деревянный ящик с откинутой крышкой: в тёплом свете лежат слитки',
    back: 'К загрузкам',
    retry: 'Проверить ещё раз',
  },
  en: {
    crate: 'A wooden army case with its lid open: ingots lie in warm light',
    back: 'To the downloads',
    retry: 'Check again',
  },
})
