/** The published description is a sound OpenAPI 3.1 document that names the whole contract. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { errorsOf } from '#server/http/reference/errors-of.ts'
import { ERROR_CODES, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import { allEndpoints, everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { type Endpoint, isForGameServers, isForStaff, nothing } from '#shared/contract/endpoint.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

type Json = { [key: string]: Json } & { [key: string]: unknown }
type Parameter = { name: string; in: string; required: boolean; schema: object }
type Reply = { description: string; content?: Json }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Json }
  responses: Record<string, Reply | { $ref: string }>
  security: object[]
}
type Document = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Json; responses: Record<string, Reply>; securitySchemes: Json }
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
  if (part.kind === 'see-other') return []
  return part.kind === 'events' ? ['text/event-stream'] : part.types
}

/** How an operation answers with a status, wherever that is described. */
function replyOf({ components }: Document, { responses }: Operation, status: string | number): Reply {
  const found = responses[status]
  const reply = found && '$ref' in found ? components.responses[found.$ref.split('/').at(-1) ?? ''] : found
  return reply ?? expect.fail(`nothing is said of ${status}`)
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
    expect(path).toMatch(/^\/(api|downloads?|heads|site-images|widgets)\/[\w{}/.-]+$/)
  for (const { operation } of operationsOf(document)) {
    expect(operation.summary).toMatch(/^[A-Z].*\.$/)
    const statuses = Object.keys(operation.responses)
    expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^(20[014]|303)$/), '500', '503']))
    for (const status of statuses) expect(replyOf(document, operation, status).description).toBeTruthy()
  }
})

test('every endpoint of the contract is in it, with its success, its body and its access', async () => {
  const document = await readDocument()
  const tags = document.tags.map(({ name }) => name)
  let described = 0
  for (const [noun, group] of Object.entries(allEndpoints))
    for (const endpoint of Object.values(group)) {
      const { method, base, path, status, access, keyHeader, scope, body, reply, summary } = endpoint
      const operation = document.paths[`${base}${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      if (!operation) return expect.fail(`${method} ${path} is not described`)
      described += 1
      expect(operation).toMatchObject({ summary, tags: [noun] })
      expect(tags).toContain(noun)
      expect(operation.responses).toHaveProperty(String(status))
      const types = Object.keys(replyOf(document, operation, status).content ?? {})
      expect(types).toEqual(status === 204 ? [] : typesOf(reply))
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(body === nothing ? [] : typesOf(body))
      expect(operation.security).toEqual(
        access === 'public'
          ? []
          : isForGameServers(access)
            ? [
                {
                  [keyHeader ? 'azlink' : 'gameServer']:
                    access === 'game-server' ? [] : [access.replace('game-server:', '')],
                },
              ]
            : [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])],
      )
      if (isForStaff(access))
        for (const permission of [access].flat()) expect(operation.description).toContain(`\`${permission}\``)
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
  const told = (status: number) => login && replyOf(document, login, status).description
  expect(told(401)).toMatch(/`bad_credentials`: .+`second_factor_required`: .+`wrong_code`: /s)
  expect(told(403)).toMatch(/`banned`: .+`cross_site`: /s)
  expect(told(429)).toContain('`too_many_requests`: ')
  expect(document.paths['/api/health']?.get?.responses).not.toHaveProperty('401')
  expect(login?.requestBody?.content).toMatchObject({
    'application/json': { schema: { properties: { username: { type: 'string' } } } },
  })
  expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'session' })
  expect(document.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
  const upload = document.paths['/api/admin/launcher/uploads/{key}']?.put
  expect(upload?.security).toEqual([{ session: [] }, { key: ['launcher'] }])
  expect(upload && replyOf(document, upload, 401).description).toContain('`bad_key`: ')
  expect(upload && replyOf(document, upload, 403).description).toContain('`missing_scope`: ')
})

test('every refusal of an endpoint is described, with its status and its code', async () => {
  const document = await readDocument()
  const used = new Set<string>()
  for (const endpoint of everyEndpoint) {
    const path = `${endpoint.base}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    if (!operation) return expect.fail(`${path} is not described`)
    for (const code of errorsOf(endpoint)) {
      expect(replyOf(document, operation, STATUS_BY_ERROR_CODE[code]).description).toContain(`\`${code}\`: `)
      used.add(code)
    }
  }
  // A code that no endpoint declares is no refusal of the API.
  expect(ERROR_CODES.filter((code) => !used.has(code))).toEqual([])
})

test('a file that can be asked for in parts says so', async () => {
  const download = (await readDocument()).paths['/downloads/{name}']?.get
  expect(Object.keys(download?.responses ?? {})).toEqual(expect.arrayContaining(['200', '206', '404', '416']))
})

test('`redocly lint` finds no error in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(await readDocument()))
  const linted = await lint(file)
  expect(linted.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(linted.totals.errors).toBe(0)
})

/** What the linter says of a file, without telling anybody that it was asked. */
async function lint(file: string) {
  const program = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    file,
    '--extends=recommended',
    '--format=json',
  ]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await promisify(execFile)(process.execPath, program, { env, maxBuffer: 2 ** 26 }).catch(
    (failed: { stdout: string }) => failed,
  )
  return JSON.parse(stdout) as {
    totals: { errors: number }
    problems: { severity: string; message: string }[]
  }
}

test('pages to read it are published, with files of our own only', async () => {
  const { app } = await createTestApp()
  const filesOf = async (path: string) => {
    const page = await app.inject(path)
    expect(page.statusCode, path).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/(?:src|href)="https?:/)
    return [...page.body.matchAll(/(?:src|href)="(.*?)"/g)].map(([, file = '']) => file)
  }
  const named = await filesOf('/api/docs')
  for (const [noun, group] of Object.entries(allEndpoints))
    for (const name of Object.keys(group)) {
      const slug = noun.replaceAll(' ', '-')
      expect(named).toContain(`/api/docs/${slug}#/${encodeURIComponent(noun)}/${slug}.${name}`)
    }
  const pages = new Set(named.map((file) => file.split('#')[0] ?? ''))
  for (const file of pages) expect((await app.inject(file)).statusCode, file).toBe(200)
  for (const file of await filesOf('/api/docs/first-day'))
    expect((await app.inject(file)).statusCode, file).toBe(200)
  for (const unknown of ['swagger-ui.js', 'nobody', 'nobody.json'])
    expect((await app.inject(`/api/docs/${unknown}`)).statusCode).toBe(404)
})

test('the parts beside the pages hold together what the whole document holds', async () => {
  const { app } = await createTestApp()
  const whole = await readDocument()
  const operations: string[] = []
  for (const { name } of whole.tags) {
    const part = (await app.inject(`/api/docs/${name.replaceAll(' ', '-')}.json`)).json<Document>()
    for (const { path, method, operation } of operationsOf(part)) {
      expect(operation).toEqual(whole.paths[path]?.[method])
      operations.push(operation.operationId)
    }
    const references = JSON.stringify(part.paths).match(/#\/components\/responses\/[^"]+/g) ?? []
    for (const reference of references) {
      const error = reference.split('/').at(-1) ?? ''
      expect(part.components.responses[error]).toEqual(whole.components.responses[error])
    }
  }
  expect(operations.sort()).toEqual(
    operationsOf(whole)
      .map(({ operation }) => operation.operationId)
      .sort(),
  )
})
