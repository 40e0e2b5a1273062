/** Requests made from the OpenAPI document: the same seed makes the same ones. */
import type { Chance } from '#tests/rounds/random.ts'
import { broken, hostile, type Schema, valid } from './values.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Operation = {
  parameters: readonly Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export type Document = { paths: Record<string, Record<string, Operation>> }

export type MadeRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Whether it is sent with the session of an administrator. */
  isSignedIn: boolean
}

const METHODS = ['get', 'post', 'put', 'delete']
const HOSTILE_IDS = ['0', '-1', '1.5', 'x', '%00', '%ED%A0%80', '..', '9'.repeat(15), '9'.repeat(300)]
const HOSTILE_JSON = [
  'null',
  '[]',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":1,"a":2,"\\u0000":3,"\\ud800":4}',
  '\ufeff{}',
  '{"a":',
]
const BYTES = ['', '\0', 'MZ', '\u0089PNG\r\n\u001a\n', 'RIFF\0\0\0\0WEBP', 'x'.repeat(50_000)]
const HOSTILE_HEADERS: readonly [string, string][] = [
  ['accept-language', ';;;==='],
  ['content-type', 'text/plain'],
  ['accept-encoding', '*;q=9'],
  ['if-none-match', '"x", W/"y", *'],
  ['range', 'bytes=5-1,-9999999999999'],
  ['origin', 'http://127.0.0.1:9'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', 'x'.repeat(2_000)],
]
const ANONYMOUS_PERCENT = 15

/** What makes requests of a document, without end. */
export function createRequests({ paths }: Document, chance: Chance): () => MadeRequest {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => (methods[method] ? [{ path, method, operation: methods[method] }] : [])),
  )
  return () => {
    const { path, method, operation } = chance.one(operations)
    /** Of ten requests four are as the document asks for, three a little wrong and three hostile. */
    const manner = chance.one([
      'valid',
      'valid',
      'valid',
      'valid',
      'broken',
      'broken',
      'broken',
      'hostile',
      'hostile',
      'hostile',
    ])
    const value = ({ schema, name }: Parameter) => {
      const made = manner === 'valid' || chance.percent(50) ? valid(schema, chance, name) : hostile(chance)
      return (typeof made === 'string' ? made : JSON.stringify(made)).slice(0, 3_000)
    }
    const of = (place: Parameter['in']) =>
      operation.parameters.filter((each) => each.in === place && (each.required || chance.percent(50)))
    let address = path
    for (const parameter of operation.parameters.filter((each) => each.in === 'path'))
      address = address.replace(`{${parameter.name}}`, pathValue(parameter, manner === 'hostile', chance))
    const query = new URLSearchParams(Object.fromEntries(of('query').map((each) => [each.name, value(each)])))
    const headers = Object.fromEntries(of('header').map((each) => [each.name, headerValue(value(each))]))
    if (manner === 'hostile' && chance.percent(30)) {
      const [name, text] = chance.one(HOSTILE_HEADERS)
      headers[name] = text
    }
    return {
      method: method.toUpperCase(),
      path: query.size > 0 ? `${address}?${query}` : address,
      isSignedIn: !chance.percent(ANONYMOUS_PERCENT),
      ...withBody(operation, manner, headers, chance),
    }
  }
}

function pathValue({ schema, name }: Parameter, isHostile: boolean, chance: Chance): string {
  if (isHostile && chance.percent(50)) return chance.one(HOSTILE_IDS)
  if (name === 'id') return String(1 + chance.below(40))
  return encodeURIComponent(Buffer.from(String(valid(schema, chance, name))).toString())
}

function withBody(
  { requestBody }: Operation,
  manner: string,
  headers: Record<string, string>,
  chance: Chance,
) {
  if (!requestBody) return { headers }
  const [type, { schema }] = chance.one(Object.entries(requestBody.content))
  const typed = { 'content-type': type, ...headers }
  if (type !== 'application/json') return { headers: typed, body: Buffer.from(chance.one(BYTES), 'latin1') }
  if (manner === 'hostile' && chance.percent(40)) return { headers: typed, body: chance.one(HOSTILE_JSON) }
  const value = manner === 'valid' ? valid(schema, chance) : broken(schema, chance)
  return { headers: typed, body: JSON.stringify(value) ?? 'undefined' }
}

/** What a header can carry at all. */
function headerValue(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500)
}
