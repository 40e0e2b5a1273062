/** What whoever runs the machine calls beside the site, as they call it. */
import { expect, test } from 'vitest'
import { hashToken } from '#server/lib/random-token.ts'
import { runScript } from '#tests/harness/run-script.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'

test('`npm run admin -- reset NAME` prints a link, or says in a sentence what is in its way', {
  timeout: 120_000,
}, async () => {
  const { address, database } = await openTestDatabase()
  const site = { SITE_URL: 'https://front.example' }
  const { code, output } = await runScript('admin', ['reset', 'admin'], address, site)
  expect(code).toBe(0)
  const token = /https:\/\/front\.example\/reset\?token=(\S+)/.exec(output)?.[1] ?? ''
  const kept = await database.query.selectFrom('password_reset_tokens').selectAll().execute()
  expect(kept).toMatchObject([{ user_id: 1, token_hash: hashToken(token) }])

  expect(await runScript('admin', ['reset', 'nobody'], address)).toMatchObject({
    code: 1,
    complaint: 'There is no account called nobody.\n',
  })
})
