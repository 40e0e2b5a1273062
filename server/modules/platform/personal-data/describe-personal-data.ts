import type { PersonalData, PersonalTable } from '#server/lib/personal-data.ts'
import type { Language } from '#shared/constants/languages.ts'
import { personalDataTexts } from './personal-data.texts.ts'

/** What is kept about people as a list in Markdown, as the privacy policy shows it: first what everybody sees of themselves. */
export function describePersonalData(all: readonly PersonalData[], language: Language): string {
  const words = personalDataTexts[language]
  return all
    .toSorted((one, other) => Number(other.isShownToOwner) - Number(one.isShownToOwner))
    .map(({ texts, tables, isShownToOwner, seenBy }) => {
      const { title, what, why, kept, onPage } = texts[language]
      const isInCopy = tables.some(({ account }) => account !== null)
      const readers = [
        ...(seenBy.includes('everybody') ? [words.everybody] : isShownToOwner ? [words.owner] : []),
        ...(!isShownToOwner && isInCopy ? [words.ownerInCopy] : []),
        ...seenBy.flatMap((reader) => (reader === 'everybody' ? [] : words.staff[reader])),
      ]
      const lines = [
        `**${title}:** ${what}.`,
        `${words.why}: ${why}.`,
        `${words.kept}: ${kept}.`,
        ...(readers.length > 0 ? [`${words.seenBy}: ${readers.join(', ')}.`] : []),
        ...(onPage === undefined ? [] : [`${words.onPage}: ${onPage}.`]),
        endOf(tables, language),
      ]
      return `- ${lines.join(' ')}`
    })
    .join('\n')
}

function endOf(tables: readonly PersonalTable[], language: Language): string {
  const { afterAccount, partly } = personalDataTexts[language]
  const ends = [...new Set(tables.map((table) => table.afterAccount))]
  const [only] = ends
  if (only !== undefined && ends.length === 1) return afterAccount[only]
  const parts = ends.map((end) => `${partly.part} ${partly.afterAccount[end]}`).join(', ')
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`
}
