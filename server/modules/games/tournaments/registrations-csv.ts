import { csvTable } from '#server/lib/csv-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { registrationsCsvTexts } from './registrations-csv.texts.ts'

type Column = keyof (typeof registrationsCsvTexts)['ru']['titles']

/** Those registered as a table, piece by piece. */
export const registrationsCsv = (
  batches: AsyncIterable<StaffRegistration[]>,
  language: Language,
): AsyncIterable<string> =>
  csvTable(registrationsCsvTexts[language].titles, cellsIn(batches, language), language)

async function* cellsIn(batches: AsyncIterable<StaffRegistration[]>, language: Language) {
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language))
}

function cellsOf(registration: StaffRegistration, language: Language): Record<Column, string> {
  const { userId, username, level, registeredAt, isBanned, removal } = registration
  const texts = registrationsCsvTexts[language]
  return {
    userId: String(userId),
    username,
    level: String(level),
    registeredAt,
    isBanned: isBanned ? texts.yes : texts.no,
    removalReason: removal?.reason ?? '',
  }
}
