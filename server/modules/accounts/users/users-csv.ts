import { csvTable } from '#server/lib/csv-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { usersCsvTexts } from './users-csv.texts.ts'

type Column = keyof (typeof usersCsvTexts)['ru']['titles']

/** Users as a table, piece by piece; `withAddresses` for whoever may see them. */
export function usersCsv(
  batches: AsyncIterable<User[]>,
  language: Language,
  withAddresses: boolean,
): AsyncIterable<string> {
  const { titles } = usersCsvTexts[language]
  const { email: _, ...others } = titles
  return csvTable<string>(withAddresses ? titles : others, cellsIn(batches, language), language)
}

async function* cellsIn(batches: AsyncIterable<User[]>, language: Language) {
  for await (const users of batches) yield users.map((user) => cellsOf(user, language))
}

function cellsOf(user: User, language: Language): Record<Column, string> {
  return {
    id: String(user.id),
    username: user.username,
    email: user.email ?? '',
    emailVerified: usersCsvTexts[language][user.emailVerified ? 'yes' : 'no'],
    discordUsername: user.discordUsername ?? '',
    roles: user.roles.map((name) => roleTitle(name, language)).join(', '),
    joinDate: user.joinDate,
    lastSeen: user.lastSeenAt ?? '',
    formerNames: user.formerNames.map(({ username }) => username).join(', '),
    bannedAt: user.ban?.at ?? '',
    bannedUntil: user.ban?.until ?? '',
    banReason: user.ban?.reason ?? '',
    bannedBy: user.ban?.by ?? '',
  }
}
