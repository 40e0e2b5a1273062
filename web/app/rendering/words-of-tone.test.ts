/** What a visitor reads as the tone of the site lies among the words: headings, leads and what stands where nothing is. */
import { expect, test } from 'vitest'
import { isWords } from '#shared/texts/words.ts'

const TONE = /^(?:title|heading|lead|leadOf\w+|empty|none|nothingYet|noGameServers)$/

/** Errors are ours, and so is what stands in the panel alone, and what asks who somebody is. */
const sources = import.meta.glob<Record<string, unknown>>(
  [
    '/web/{app,features}/**/*.texts.ts',
    '!/web/**/{staff,dev,admin,errors,first-day,images,confirmation,second-factor,passkeys}/**',
  ],
  { eager: true },
)

test('no heading, lead or empty state of a public page is ours alone', () => {
  const ours = Object.entries(sources).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((texts) =>
      typeof texts !== 'object' || texts === null || isWords(texts)
        ? []
        : Object.keys((texts as { ru: object }).ru ?? {})
            .filter((key) => TONE.test(key))
            .map((key) => `${file.replace(/^.*\//, '')} ${key}`),
    ),
  )
  expect(ours).toEqual([])
})
