import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { createCacheInvalidationService } from './cache-invalidation.service.ts'
import { createCacheInvalidationStore } from './cache-invalidation.store.ts'

/** What one process on this database does and hears. */
function createProcess(database: Database) {
  const heard: ContentTopic[] = []
  const invalidation = createCacheInvalidationService({
    versions: createCacheInvalidationStore(database),
    database,
  })
  invalidation.onInvalidate((topic) => heard.push(topic))
  return { ...invalidation, heard }
}

test('a topic is invalidated once its change is kept', async () => {
  const { database } = await openTestDatabase()
  const { change, heard } = createProcess(database)
  const result = await change('news', async () => {
    expect(heard).toEqual([])
    return 'done'
  })
  expect(result).toBe('done')
  expect(heard).toEqual(['news'])
})

test('a change of several topics invalidates each of them', async () => {
  const { database } = await openTestDatabase()
  const [here, there] = [createProcess(database), createProcess(database)]
  await here.change(['news', 'feedback'], async () => {})
  await there.checkOthers()
  expect([here.heard, there.heard.toSorted()]).toEqual([
    ['news', 'feedback'],
    ['feedback', 'news'],
  ])
})

test('a change that fails invalidates nothing, here or elsewhere', async () => {
  const { database } = await openTestDatabase()
  const [here, there] = [createProcess(database), createProcess(database)]
  await there.checkOthers()
  there.heard.length = 0
  const failure = here.change('news', async () => {
    throw new Error('refused')
  })
  await expect(failure).rejects.toThrow('refused')
  await there.checkOthers()
  expect([here.heard, there.heard]).toEqual([[], []])
})

test('another process hears of a change the next time it looks, and only once', async () => {
  const { database } = await openTestDatabase()
  const [here, there] = [createProcess(database), createProcess(database)]
  await there.checkOthers()
  await here.change('game-servers', async () => {})
  await here.change('game-servers', async () => {})
  await there.checkOthers()
  await there.checkOthers()
  expect(there.heard).toEqual(['game-servers'])
})

test('a process that has not looked yet hears of what was changed since it started', async () => {
  const { database } = await openTestDatabase()
  const [here, there] = [createProcess(database), createProcess(database)]
  await here.change('news', async () => {})
  await there.checkOthers()
  expect(there.heard).toEqual(['news'])
})

test('changes of one topic at the same moment are all counted', async () => {
  const { database } = await openTestDatabase()
  const { change } = createProcess(database)
  await Promise.all(Array.from({ length: 20 }, () => change('feedback', async () => {})))
  const rows = await database.query.selectFrom('content_versions').selectAll().execute()
  expect(rows).toEqual([{ topic: 'feedback', version: 20 }])
})

test('changes that name their topics in another order do not wait for each other for ever', async () => {
  const { database } = await openTestDatabase()
  const { change } = createProcess(database)
  const orders = [
    ['news', 'feedback'],
    ['feedback', 'news'],
  ] as const
  await Promise.all(Array.from({ length: 20 }, (_, index) => change(orders[index % 2] ?? [], async () => {})))
  const rows = await database.query.selectFrom('content_versions').select('version').execute()
  expect(rows).toEqual([{ version: 20 }, { version: 20 }])
})
