import { stringify } from 'csv-stringify/sync'
import type { Language } from '#shared/constants/languages.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { usersCsvTexts } from './users-csv.texts.ts'

type Column = keyof (typeof usersCsvTexts)['ru']['titles']

/** What Excel takes for the end of a cell in a country where numbers have a comma, and elsewhere. */
const DELIMITERS = { ru: ';', en: ',' } as const satisfies Record<Language, string>
/** Where another program than the reader's own would end a cell and find a formula. */
const FORMULA_INSIDE = /([,;\t|]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * Users as a table, piece by piece: the titles, then a line each, quoted by RFC 4180, with the delimiter that Excel
 * expects in this language and the mark by which it knows UTF-8. What a spreadsheet would take for a formula gets an
 * apostrophe in front.
 */
export async function* usersCsv(batches: AsyncIterable<User[]>, language: Language): AsyncIterable<string> {
  const columns = Object.keys(usersCsvTexts.ru.titles) as Column[]
  const options = {
    columns,
    delimiter: DELIMITERS[language],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  } as const
  yield stringify([usersCsvTexts[language].titles], { ...options, bom: true })
  for await (const users of batches)
    yield stringify(
      users.map((user) => cellsOf(user, language)),
      options,
    )
}

function cellsOf(user: User, language: Language): Record<Column, string> {
  return {
    id: String(user.id),
    username: user.username,
    email: user.email,
    emailVerified: usersCsvTexts[language][user.emailVerified ? 'yes' : 'no'],
    discordUsername: user.discordUsername ?? '',
    roles: user.roles.join(', '),
    joinDate: user.joinDate,
    bannedAt: user.ban?.at ?? '',
    bannedUntil: user.ban?.until ?? '',
    banReason: user.ban?.reason ?? '',
  }
}
