import { csvMoment, titlesWithZone } from '#server/lib/csv/moments.ts'
import { csvTable } from '#server/lib/csv/table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { registrationsCsvTexts } from './registrations-csv.texts.ts'

type Column = keyof (typeof registrationsCsvTexts)['ru']['titles']
type Reader = { language: Language /** The community's. */; zone: string }

/** Those registered as a table, piece by piece. */
export const registrationsCsv = (
  batches: AsyncIterable<StaffRegistration[]>,
  { language, zone }: Reader,
): AsyncIterable<string> =>
  csvTable(
    titlesWithZone<Column>(registrationsCsvTexts[language].titles, ['registeredAt'], zone),
    cellsIn(batches, { language, zone }),
    language,
  )

async function* cellsIn(batches: AsyncIterable<StaffRegistration[]>, reader: Reader) {
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, reader))
}

function cellsOf(registration: StaffRegistration, { language, zone }: Reader): Record<Column, string> {
  const { userId, username, level, registeredAt, isBanned, removal } = registration
  const texts = registrationsCsvTexts[language]
  return {
    userId: String(userId),
    username,
    level: String(level),
    registeredAt: csvMoment(registeredAt, zone),
    isBanned: isBanned ? texts.yes : texts.no,
    removalReason: removal?.reason ?? '',
  }
}
