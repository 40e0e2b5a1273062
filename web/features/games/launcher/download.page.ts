import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { downloadTexts } from './download.texts.ts'
import { DownloadPage } from './download-page.tsx'
import { launcherQueries } from './launcher.queries.ts'

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
  shows: () => [launcherQueries.releases()],
  structuredData: ({ language }) => [
    {
      '@type': 'FAQPage',
      mainEntity: downloadTexts[language].faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
  ],
})
