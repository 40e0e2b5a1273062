import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { gameServersQueries } from './game-servers.queries.ts'
import { modeDescriptionWords, modeWords } from './mode.texts.ts'
import { modeAt } from './mode-addresses.ts'
import { ModePage } from './mode-page.tsx'

export const page = definePage({
  Screen: ModePage,
  head: ({ pathname, language, readTexts }) => {
    const mode = modeAt(pathname)
    const { title } = readTexts(modeWords, language)[mode]
    return { title, description: readTexts(modeDescriptionWords, language)[mode] }
  },
  shows: () => [gameServersQueries.list(), collectionQuery('server-features')],
})
