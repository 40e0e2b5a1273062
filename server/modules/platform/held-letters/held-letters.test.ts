import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'

/** A site that was restored an hour ago, when two letters were waiting. */
async function openRestoredSite() {
  const site = await createTestApp()
  const heldAt = site.clock.now.getTime() - 60 * 60 * 1000
  for (const name of ['ranger', 'scout'])
    await site.database.query
      .insertInto('pending_mail')
      .values({
        kind: 'verification',
        user_id: await site.createUser(name),
        attempts: 12,
        next_attempt_at: heldAt,
        created_at: heldAt,
        held_at: heldAt,
      })
      .execute()
  return { ...site, heldAt, staff: await site.administrator() }
}

test('letters that are held wait until staff let them go, and others do not wait for them', async () => {
  const { anonymous, database, heldAt, letters, staff } = await openRestoredSite()
  const account = { username: 'newcomer', email: 'newcomer@example.org', password: 'parade ground' }
  await anonymous.call('POST', '/register', { body: account })
  const queued = () => database.query.selectFrom('pending_mail').select('user_id').execute()
  await expect.poll(queued).toHaveLength(2)
  expect(letters.map(({ to }) => to)).toEqual(['newcomer@example.org'])
  expect((await staff.call('GET', '/admin/held-letters')).json()).toEqual({
    count: 2,
    heldAt: new Date(heldAt).toISOString(),
  })

  expect((await staff.call('POST', '/admin/held-letters/release')).statusCode).toBe(204)
  await expect.poll(queued).toEqual([])
  expect(letters.map(({ to }) => to).slice(1)).toEqual(['ranger@example.org', 'scout@example.org'])
  expect((await staff.call('GET', '/admin/held-letters')).json()).toEqual({ count: 0, heldAt: null })
  const log = await staff.call('GET', '/admin/audit', { headers: { 'accept-language': 'en' } })
  expect(log.json().data[0]).toMatchObject({
    description: 'admin sent the letters that were held',
    before: { count: 2 },
  })
})

test('staff may throw them away instead, and nobody is told', async () => {
  const { database, letters, staff } = await openRestoredSite()
  expect((await staff.call('DELETE', '/admin/held-letters')).statusCode).toBe(204)
  expect(await database.query.selectFrom('pending_mail').selectAll().execute()).toEqual([])
  expect(letters).toEqual([])
  // There is nothing left to decide about, and nothing to write down.
  expect((await staff.call('DELETE', '/admin/held-letters')).statusCode).toBe(204)
  expect((await staff.call('GET', '/admin/audit')).json()).toMatchObject({ total: 1 })
})
