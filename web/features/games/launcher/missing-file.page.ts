import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { platforms } from './download.data.ts'
import { MissingFilePage, platformAt } from './missing-file-page.tsx'

const heads = defineTexts({
  ru: {
    title: (platform: string) => `Лаунчера для ${platform} пока нет`,
    description: 'Файл ещё не выложен или снят с выдачи.',
  },
  en: {
    title: (platform: string) => `No launcher for ${platform} yet`,
    description: 'The file is not out yet or has been withdrawn.',
  },
})

export const page = definePage({
  Screen: MissingFilePage,
  head: ({ pathname, language }) => {
    const { title, description } = heads[language]
    return { title: title(platforms[platformAt(pathname)].name), description }
  },
  isIndexed: false,
  isForMissingFile: true,
})
