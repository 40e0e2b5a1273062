/** A cached page that shows the name of an account is dropped when that name changes: its topic is enlisted for it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** What fields with the name of somebody are called, here and where the specification names them. */
const NAME_OF_SOMEBODY =
  /^(user|player|author|actor|owner|winner|reviewer|sender|holder)(_?name)?$|username$/i

type Def = {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  items?: readonly z.ZodMiniType[]
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  left?: z.ZodMiniType
  right?: z.ZodMiniType
}

/** The fields of a reply, at any depth. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { shape = {}, options = [], items = [], ...def } = schema._zod.def as unknown as Def
  const inside = [
    ...Object.values(shape),
    ...options,
    ...items,
    ...[def.element, def.innerType, def.valueType, def.in, def.out, def.left, def.right].filter(
      (part) => part !== undefined,
    ),
  ]
  return [...Object.keys(shape), ...inside.flatMap(fieldsOf)]
}

function schemasOf({ reply }: Endpoint): z.ZodMiniType[] {
  if (!('kind' in reply)) return [reply]
  return reply.kind === 'events' ? Object.values(reply.kinds) : []
}

const namesSomebody = (endpoint: Endpoint) =>
  schemasOf(endpoint)
    .flatMap(fieldsOf)
    .some((field) => NAME_OF_SOMEBODY.test(field))

const naming = everyEndpoint.filter(
  (endpoint) => endpoint.access === 'public' && endpoint.method === 'GET' && namesSomebody(endpoint),
)
const enlisted = globSync('server/modules/**/{*.wiring,wire-*}.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/persons\.enlist\(\{\s*topics: \[([^\]]*)\]/g)])
  .flatMap(([, topics = '']) => [...topics.matchAll(/'([\w-]+)'/g)].map(([, topic = '']) => topic))

test('a name is found wherever it stands in a reply', () => {
  const deep = z.object({
    list: z.array(
      z.nullable(z.object({ by: z.optional(z.union([z.object({ author: z.string() }), z.null()])) })),
    ),
  })
  expect(fieldsOf(deep)).toEqual(['list', 'by', 'author'])
  const names = ['username', 'repliedByUsername', 'author', 'playerName', 'winner']
  const others = ['players', 'maxPlayers', 'name_server', 'name', 'title']
  expect([...names, ...others].filter((name) => NAME_OF_SOMEBODY.test(name))).toEqual(names)
  expect(naming.map(({ path }) => path)).toContain('/feedback')
})

test('what anybody may read and names an account has a topic that is enlisted', () => {
  expect(
    naming.filter(({ topic }) => topic === undefined || !enlisted.includes(topic)).map(({ path }) => path),
  ).toEqual([])
})
