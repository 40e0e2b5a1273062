import { stringify } from 'csv-stringify/sync'
import type { Language } from '#shared/constants/languages.ts'

/** What Excel takes for the end of a cell in a country where numbers have a comma, and elsewhere. */
const DELIMITERS = { ru: ';', en: ',' } as const satisfies Record<Language, string>
/** Where another program than the reader's own would end a cell and find a formula. */
const FORMULA_INSIDE = /([,;\t|]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * A table, piece by piece: the titles, then a line for each row, quoted by RFC 4180, with the delimiter that Excel
 * expects in this language and the mark by which it knows UTF-8. What a spreadsheet would take for a formula gets an
 * apostrophe in front.
 */
export async function* csvTable<Column extends string>(
  titles: Readonly<Record<Column, string>>,
  batches: AsyncIterable<readonly Readonly<Record<Column, string>>[]>,
  language: Language,
): AsyncIterable<string> {
  const options = {
    columns: Object.keys(titles),
    delimiter: DELIMITERS[language],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  } as const
  yield stringify([titles], { ...options, bom: true })
  for await (const rows of batches) yield stringify([...rows], options)
}
