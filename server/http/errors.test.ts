import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './errors.ts'

async function statusOf(error: Error) {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => {
    throw error
  })
  return (await app.inject('/')).statusCode
}
const withCode = (code: string) => Object.assign(new Error('as the database says it'), { code })

test('a database that cannot be asked for a while is told as that, whatever ails it', async () => {
  for (const code of ['SQLITE_BUSY', 'ECONNREFUSED', '57P01', '08006', '53300', '25006'])
    expect([code, await statusOf(withCode(code))]).toEqual([code, 503])
  // PostgreSQL ended the connection between two statements of one change.
  const lost = new Error('Client has encountered a connection error and is not queryable')
  expect(await statusOf(lost)).toBe(503)
})

test('what finds no room is told as that: a file, a row of either engine', async () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])
    expect([code, await statusOf(withCode(code))]).toEqual([code, 507])
})

test('a statement that is wrong is a fault', async () => {
  for (const code of ['42P01', 'SQLITE_ERROR', '22P02']) expect(await statusOf(withCode(code))).toBe(500)
})
