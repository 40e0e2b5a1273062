/** What a backup says of itself: first what it is, at its end what must have come out of it. */
import * as z from 'zod'

export const FORMAT = 1
export const ABOUT = 'about.json'
export const MANIFEST = 'manifest.json'
export const SECRET_KEY = 'secret.key'
/** `database/users/000001.jsonl` */
export const ROWS = /^database\/(\w+)\/\d+\.jsonl$/
/** `files/uploads/….webp`: where it lies in the data folder. */
export const FILES = /^files\/((?:uploads|launcher\/files)\/[\w-]+(?:\.\w+)?)$/

export const aboutSchema = z.object({
  format: z.number(),
  /** Of the program that made it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgresql']),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^\w+$/)) })),
  lastIds: z.record(z.string(), z.number()),
})
export type About = z.infer<typeof aboutSchema>

export const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const rowsOf = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
