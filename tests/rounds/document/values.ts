/** Values for a JSON schema: as it asks for, a little wrong, or hostile. */
import { HOSTILE_VALUES } from '#tests/rounds/hostile-values.ts'
import type { Chance } from '#tests/rounds/random.ts'

export type Schema = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** Everything a text can be asked to look like; nothing that would be asked for leads away from this machine. */
const FORMATS: Record<string, (chance: Chance) => string> = {
  email: (chance) => `somebody-${chance.below(1_000)}@example.org`,
  'date-time': (chance) => new Date(1.6e12 + chance.below(4e11)).toISOString(),
  date: (chance) => new Date(1.6e12 + chance.below(4e11)).toISOString().slice(0, 10),
  uri: () => 'http://127.0.0.1:9/somewhere',
  uuid: () => '00000000-0000-4000-8000-000000000000',
}
const SAMPLES = [
  '1',
  '12',
  'a',
  'name-1',
  'Имя 7',
  '/somewhere',
  '1.2.3',
  '2026-01-01',
  '127.0.0.1:9',
  '#aabbcc',
  'ru',
]
const SURPLUS: object = JSON.parse('{"__proto__":{"isAdmin":true},"surplus":1}')
const WORDS = ['front', 'Фронт', 'line', 'держать', '**bold**', '🎖', '[a](/news)', 'x']

export const hostile = (chance: Chance): unknown => chance.one(HOSTILE_VALUES)

/** A value as the schema asks for, as far as a schema says it. */
export function valid(schema: Schema, chance: Chance, name = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valid(chance.one(choices), chance, name)
  if ('const' in schema) return schema.const
  if (schema.enum) return chance.one(schema.enum)
  switch (schema.type) {
    case 'object':
      return object(schema, chance)
    case 'array': {
      const least = schema.minItems ?? 0
      const length = Math.max(least, Math.min(schema.maxItems ?? 3, chance.below(4)))
      return Array.from({ length }, () => valid(schema.items ?? {}, chance))
    }
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1_000, Math.max(schema.minimum ?? 0, chance.below(12)))
    case 'boolean':
      return chance.percent(50)
    case 'null':
      return null
    default:
      return text(schema, chance, name)
  }
}

/** A value of which one thing, somewhere inside, is not as the schema asks for. */
export function broken(schema: Schema, chance: Chance): unknown {
  const value = valid(schema, chance)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile(chance)
  const fields = Object.keys(value)
  const field = chance.one(fields)
  if (field === undefined || chance.percent(10)) return { ...value, ...SURPLUS }
  if (chance.percent(20)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))
  return { ...value, [field]: hostile(chance) }
}

function object({ properties = {}, required = [] }: Schema, chance: Chance): Record<string, unknown> {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || chance.percent(60))
  return Object.fromEntries(fields.map(([name, schema]) => [name, valid(schema, chance, name)]))
}

function text(
  { format = '', pattern, minLength = 0, maxLength = 60 }: Schema,
  chance: Chance,
  name: string,
): string {
  const make = FORMATS[format]
  if (make) return make(chance)
  if (/password/i.test(name)) return 'long enough for them'
  if (pattern) {
    const expression = new RegExp(pattern, 'u')
    const fitting = SAMPLES.filter((sample) => expression.test(sample))
    if (fitting.length > 0) return chance.one(fitting)
  }
  const words = Array.from({ length: 1 + chance.below(6) }, () => chance.one(WORDS)).join(' ')
  return `${words} ${chance.below(10_000)}`.padEnd(minLength, 'x').slice(0, Math.max(1, maxLength))
}
