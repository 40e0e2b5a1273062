import { stringify } from 'csv-stringify/sync'
import type { Language } from '#shared/constants/languages.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { defineTexts } from '#shared/texts/texts.ts'

const titles = defineTexts({
  ru: {
    id: '№',
    username: 'Имя пользователя',
    email: 'E-mail',
    emailVerified: 'E-mail подтверждён',
    discordUsername: 'Имя в Discord',
    roles: 'Роли',
    joinDate: 'Регистрация',
    bannedAt: 'Заблокирован',
    bannedUntil: 'Заблокирован до',
    banReason: 'Причина блокировки',
  },
  en: {
    id: 'No.',
    username: 'Username',
    email: 'E-mail',
    emailVerified: 'E-mail confirmed',
    discordUsername: 'Discord username',
    roles: 'Roles',
    joinDate: 'Joined',
    bannedAt: 'Banned',
    bannedUntil: 'Banned until',
    banReason: 'Reason of the ban',
  },
})
const answers = { ru: ['нет', 'да'], en: ['no', 'yes'] } as const

type Column = keyof (typeof titles)['ru']

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
  const columns = Object.keys(titles.ru) as Column[]
  const options = {
    columns,
    delimiter: DELIMITERS[language],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  } as const
  yield stringify([titles[language]], { ...options, bom: true })
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
    emailVerified: answers[language][user.emailVerified ? 1 : 0],
    discordUsername: user.discordUsername ?? '',
    roles: user.roles.join(', '),
    joinDate: user.joinDate,
    bannedAt: user.ban?.at ?? '',
    bannedUntil: user.ban?.until ?? '',
    banReason: user.ban?.reason ?? '',
  }
}
