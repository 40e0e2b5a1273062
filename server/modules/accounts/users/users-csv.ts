import { csvMoment, titlesWithZone } from '#server/lib/csv/moments.ts'
import { csvTable } from '#server/lib/csv/table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { usersCsvTexts } from './users-csv.texts.ts'

type Column = keyof (typeof usersCsvTexts)['ru']['titles']
type Reader = { language: Language /** The community's. */; zone: string }

const MOMENTS = ['joinDate', 'lastSeen', 'bannedAt', 'bannedUntil'] as const

/** Users as a table, piece by piece; `withAddresses` for whoever may see them. */
export function usersCsv(
  batches: AsyncIterable<User[]>,
  reader: Reader,
  withAddresses: boolean,
): AsyncIterable<string> {
  const { language, zone } = reader
  const titles = titlesWithZone<Column>(usersCsvTexts[language].titles, MOMENTS, zone)
  const { email: _, ...others } = titles
  return csvTable<string>(withAddresses ? titles : others, cellsIn(batches, reader), language)
}

async function* cellsIn(batches: AsyncIterable<User[]>, reader: Reader) {
  for await (const users of batches) yield users.map((user) => cellsOf(user, reader))
}

function cellsOf(user: User, { language, zone }: Reader): Record<Column, string> {
  return {
    id: String(user.id),
    username: user.username,
    email: user.email ?? '',
    emailVerified: usersCsvTexts[language][user.emailVerified ? 'yes' : 'no'],
    discordUsername: user.discordUsername ?? '',
    roles: user.roles.map((name) => roleTitle(name, language)).join(', '),
    joinDate: csvMoment(user.joinDate, zone),
    lastSeen: csvMoment(user.lastSeenAt, zone),
    formerNames: user.formerNames.map(({ username }) => username).join(', '),
    bannedAt: csvMoment(user.ban?.at, zone),
    bannedUntil: csvMoment(user.ban?.until, zone),
    banReason: user.ban?.reason ?? '',
    bannedBy: user.ban?.by ?? '',
  }
}
