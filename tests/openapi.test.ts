/** The published description is a sound OpenAPI 3.1 document that names the whole contract. */
import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { type Endpoint, nothing } from '#shared/contract/endpoint.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

type Json = { [key: string]: Json } & { [key: string]: unknown }
type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Json }
  responses: Record<string, { description: string; content?: Json }>
  security?: object[]
}
type Document = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Json; securitySchemes: Json }
}

async function readDocument(): Promise<Document> {
  const { app } = await createTestApp()
  const reply = await app.inject('/api/openapi.json')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/json')
  return reply.json<Document>()
}

function typesOf(part: Endpoint['body'] | Endpoint['reply']): readonly string[] {
  if (!('kind' in part)) return ['application/json']
  return part.kind === 'events' ? ['text/event-stream'] : part.types
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** Every object inside, the document itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

test('it is OpenAPI 3.1 with what that version requires', async () => {
  const document = await readDocument()
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: 'API of localhost:3000', version: expect.any(String) })
  expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
  for (const path of Object.keys(document.paths))
    expect(path).toMatch(/^\/(api|downloads?|heads|site-images)\/[\w{}/.-]+$/)
  for (const { operation } of operationsOf(document)) {
    expect(operation.summary).toMatch(/^[A-Z].*\.$/)
    expect(Object.keys(operation.responses)).toEqual([expect.stringMatching(/^20[014]$/), 'default'])
    for (const { description } of Object.values(operation.responses)) expect(description).toBeTruthy()
  }
})

test('every endpoint of the contract is in it, with its success, its body and its access', async () => {
  const document = await readDocument()
  const tags = document.tags.map(({ name }) => name)
  let described = 0
  for (const [noun, group] of Object.entries(allEndpoints))
    for (const { method, base, path, status, access, body, reply, summary } of Object.values(group)) {
      const operation = document.paths[`${base}${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      if (!operation) return expect.fail(`${method} ${path} is not described`)
      described += 1
      expect(operation).toMatchObject({ summary, tags: [noun] })
      expect(tags).toContain(noun)
      expect(operation.responses).toHaveProperty(String(status))
      const types = Object.keys(operation.responses[status]?.content ?? {})
      expect(types).toEqual(status === 204 ? [] : typesOf(reply))
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(body === nothing ? [] : typesOf(body))
      expect(operation.security).toEqual(access === 'public' ? undefined : [{ session: [] }])
      for (const permission of [access].flat())
        if (permission !== 'public' && permission !== 'signed-in')
          expect(operation.description).toContain(`\`${permission}\``)
    }
  expect(operationsOf(document)).toHaveLength(described)
})

test('no two operations share an id', async () => {
  const ids = operationsOf(await readDocument()).map(({ operation }) => operation.operationId)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const id of ids) expect(id).toMatch(/^[\w-]+\.\w+$/)
})

test('every parameter of a path is described, and no other', async () => {
  for (const { path, operation } of operationsOf(await readDocument())) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(described.map(({ name }) => name)).toEqual(inPath)
    for (const { required } of described) expect(required).toBe(true)
    for (const parameter of operation.parameters) expect(parameter.schema).toBeTypeOf('object')
  }
})

test('every reference leads somewhere inside the document', async () => {
  const document = await readDocument()
  for (const { $ref } of objectsIn(document)) {
    if ($ref === undefined) continue
    const target = String($ref)
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document)
    expect([$ref, typeof target]).toEqual([$ref, 'object'])
  }
})

test('schemas are JSON Schema of one dialect, and objects say what they need', async () => {
  const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])
  const document = await readDocument()
  for (const { operation } of operationsOf(document))
    for (const part of [operation.parameters, operation.requestBody, operation.responses])
      for (const schema of objectsIn(part)) {
        expect(schema).not.toHaveProperty('$schema')
        if (typeof schema.type === 'string') expect(types).toContain(schema.type)
        if (!Array.isArray(schema.required)) continue
        expect(Object.keys(schema.properties as object)).toEqual(expect.arrayContaining(schema.required))
      }
})

test('what a caller needs to know stands in it: limits, errors, the cookie', async () => {
  const document = await readDocument()
  const login = document.paths['/api/login']?.post
  expect(login?.description).toContain('At most 10 calls in 5 minutes by address and username.')
  expect(login?.responses.default?.description).toContain('429 `too_many_requests`')
  expect(login?.requestBody?.content).toMatchObject({
    'application/json': { schema: { properties: { username: { type: 'string' } } } },
  })
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'session' })
})

test('a page to read it is published, with scripts of our own only', async () => {
  const { app } = await createTestApp()
  const page = await app.inject('/api/docs')
  const shown = page.statusCode === 200 ? page : await app.inject(String(page.headers.location))
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-type']).toContain('text/html')
  expect(shown.body).not.toMatch(/(?:src|href)="https?:/)
})
