/** How a row is written down alike for both engines, and what the rows of a table come to, in whatever order they come. */
import { createHash } from 'node:crypto'
import type { Row } from './table.ts'

export type TableSum = { rows: number; sum: string }

const SUM_BITS = 128n
const SUM_BYTES = 16

/** A row as one line of JSON, its columns in the order given. */
export const lineOfRow = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column, writeValue(row[column])])))

export const rowOfLine = (line: string): Row =>
  Object.fromEntries(
    Object.entries(JSON.parse(line) as Row).map(([column, value]) => [column, readValue(value)]),
  )

function writeValue(value: unknown): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : (value ?? null)
}

function readValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'base64' in value
    ? Buffer.from(String(value.base64), 'base64')
    : value
}

/** Adds up lines: two tables with the same rows come to the same sum. */
export function createTableSum() {
  let rows = 0
  let sum = 0n
  return {
    add(line: string): void {
      const hash = createHash('sha256').update(line).digest('hex')
      rows += 1
      sum = BigInt.asUintN(Number(SUM_BITS), sum + BigInt(`0x${hash.slice(0, SUM_BYTES * 2)}`))
    },
    read: (): TableSum => ({ rows, sum: sum.toString(16).padStart(SUM_BYTES * 2, '0') }),
  }
}
