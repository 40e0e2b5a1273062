import { fill } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { PLATFORM_NAMES } from './download.data.ts'
import { missingFileWords } from './missing-file.texts.ts'
import { MissingFilePage, platformAt } from './missing-file-page.tsx'

export const page = definePage({
  Screen: MissingFilePage,
  head: ({ pathname, language, readTexts }) => {
    const { headTitle, headDescription } = readTexts(missingFileWords, language)
    const name = PLATFORM_NAMES[platformAt(pathname)]
    return { title: fill(headTitle, { platform: name }), description: headDescription }
  },
  isIndexed: false,
  isForMissingFile: true,
})
