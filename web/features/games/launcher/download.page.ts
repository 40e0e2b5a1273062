import { defineWords } from '#shared/texts/words.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { DownloadPage } from './download-page.tsx'
import { launcherQueries } from './launcher.queries.ts'
import { paragraphsIn } from './launcher-help.ts'

export const page = definePage({
  Screen: DownloadPage,
  head: defineWords('download-page', {
    ru: {
      title: 'Скачать лаунчер',
      description: 'Лаунчер для Windows, macOS и Linux: файлы, системные требования, установка и ответы.',
    },
    en: {
      title: 'Download the launcher',
      description:
        'The launcher for Windows, macOS and Linux: files, requirements, installation and answers.',
    },
  }),
  shows: () => [launcherQueries.releases(), collectionQuery('launcher-help')],
  structuredData: ({ language, read }) => {
    const questions = read(collectionQuery('launcher-help'))?.filter(({ kind }) => kind === 'question') ?? []
    if (questions.length === 0) return []
    return [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map((question) => ({
          '@type': 'Question',
          name: question[`name_${language}`],
          acceptedAnswer: {
            '@type': 'Answer',
            text: paragraphsIn(question[`text_${language}`]).join(' '),
          },
        })),
      },
    ]
  },
})
