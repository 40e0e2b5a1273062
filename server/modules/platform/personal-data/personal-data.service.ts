import type { PersonalData, PersonalTable, Told } from '#server/lib/personal-data.ts'
import type { Language } from '#shared/constants/languages.ts'
import { describePersonalData } from './describe-personal-data.ts'
import type { PersonalDataStore } from './personal-data.store.ts'

type Read = (userId: number) => Promise<readonly object[]> | AsyncIterable<readonly object[]>

/** What belongs to data beside its description. */
type Keeping = {
  /** Retention: forgets what has been kept for long enough. */
  forgetOld?: () => Promise<void>
  /** Empties what names somebody in rows that stay when their account goes. Called in that transaction, before. */
  forgetAccount?: (userId: number) => Promise<void>
  /** Rows for a person's copy, by the name of their table, where a row says too little by itself. */
  read?: Readonly<Record<string, Read>>
}

export type PersonalDataService = ReturnType<typeof createPersonalDataService>
export function createPersonalDataService({ store }: { store: PersonalDataStore }) {
  const enlisted: (PersonalData & Keeping)[] = []

  return {
    enlist(data: PersonalData, keeping: Keeping = {}): void {
      enlisted.push({ ...data, ...keeping })
    },

    /** All that is kept, as a list in Markdown. */
    describe: (language: Language): string => describePersonalData(enlisted, language),

    /** Everything that is kept about one account as JSON, piece by piece; secrets are left out. */
    async *copyOf(userId: number, head: Readonly<Record<string, unknown>>): AsyncIterable<string> {
      yield `{\n${Object.entries(head)
        .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
        .join('')}  "data": {`
      let isFirst = true
      for (const { tables, read } of enlisted)
        for (const table of tables) {
          const columns = toldColumns(table)
          if (table.account === null || (columns.length === 0 && !read?.[table.name])) continue
          yield `${isFirst ? '' : ','}\n    ${JSON.stringify(table.name)}: [`
          isFirst = false
          let separator = '\n      '
          for await (const rows of batchesOf(table, read?.[table.name], userId)) {
            yield separator + rows.map((row) => JSON.stringify(row)).join(',\n      ')
            separator = ',\n      '
          }
          yield separator.startsWith(',') ? '\n    ]' : ']'
        }
      yield '\n  }\n}\n'
    },

    /** Has everybody empty what names an account in rows that stay; joins the transaction in which it goes. */
    async forgetAccount(userId: number): Promise<void> {
      for (const { forgetAccount } of enlisted) await forgetAccount?.(userId)
    },

    /** Forgets whatever has been kept for long enough; where one noun fails the others still do. */
    async forgetOld(): Promise<void> {
      const errors: unknown[] = []
      for (const { forgetOld } of enlisted) await forgetOld?.().catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw new AggregateError(errors, 'not all that is old was forgotten')
    },
  }

  async function* batchesOf(
    table: PersonalTable,
    read: Read | undefined,
    userId: number,
  ): AsyncIterable<readonly object[]> {
    if (read) {
      const rows = read(userId)
      if (Symbol.asyncIterator in rows) yield* rows
      else if ((await rows).length > 0) yield await rows
      return
    }
    const columns = toldColumns(table)
    for await (const rows of store.read(table, columns, userId))
      yield rows.map((row) =>
        Object.fromEntries(
          columns.map((column) => [wireName(column), tell(table.columns[column] as Told, row[column])]),
        ),
      )
  }
}

const LEFT_OUT: readonly Told[] = ['inner', 'secret', 'of-others']

const toldColumns = ({ columns }: PersonalTable): string[] =>
  Object.keys(columns).filter((column) => !LEFT_OUT.includes(columns[column] as Told))

const wireName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function tell(told: Told, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (told === 'moment') return new Date(Number(value)).toISOString()
  if (told === 'flag') return value === 1
  return told === 'json' ? JSON.parse(String(value)) : value
}
