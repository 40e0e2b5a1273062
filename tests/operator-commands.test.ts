/** What whoever runs the machine calls beside the site, as they call it. */
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { hashToken } from '#server/lib/random-token.ts'
import { runScript } from '#tests/harness/run-script.ts'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'

test('`npm run admin -- reset NAME` prints a link, or says in a sentence what is in its way', {
  timeout: 240_000,
}, async () => {
  const { address, database } = await openTestDatabase()
  const site = { SITE_URL: 'https://front.example' }
  const { code, output } = await runScript('admin', ['reset', 'admin'], address, site)
  expect(code).toBe(0)
  const token = /https:\/\/front\.example\/reset#token=(\S+)/.exec(output)?.[1] ?? ''
  const kept = await database.query.selectFrom('password_reset_tokens').selectAll().execute()
  expect(kept).toMatchObject([{ user_id: 1, token_hash: hashToken(token) }])

  expect(await runScript('admin', ['reset', 'nobody'], address)).toMatchObject({
    code: 1,
    complaint: 'There is no account called nobody.\n',
  })
})

test('`npm run backup` and `npm run restore` do so beside a site, and say what they did', {
  timeout: 240_000,
}, async () => {
  const { address, database } = await openTestDatabase()
  const file = join(address.dataDir, 'site.backup')
  const key = { BACKUP_KEY: 'a key for backups alone' }
  const made = await runScript('backup', [file], address, key)
  expect(made).toMatchObject({ code: 0, complaint: '' })
  expect(made.output).toMatch(/site\.backup: \d+ rows and 0 files in \d+ bytes, encrypted, restored once/)
  await database.query.deleteFrom('news').execute()

  expect(await runScript('restore', [file], address, key)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('npm run restore -- FILE --replace'),
  })
  const back = await runScript('restore', [file, '--replace'], address, key)
  expect(back).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The site of 20\S+ is back: \d+ rows/),
  })
  // Whoever has the database open sees it, too.
  expect(await database.query.selectFrom('news').select('id').execute()).toHaveLength(1)
})

const modesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])

test('what is restored or moved here is for the account alone that runs the site', {
  timeout: 240_000,
}, async () => {
  const { address } = await openTestDatabase()
  const file = join((await emptyAddress()).dataDir, 'site.backup')
  await runScript('backup', [file], address)
  const { dataDir } = await emptyAddress()
  expect(await runScript('restore', [file], { dataDir })).toMatchObject({ code: 0 })
  expect(modesIn(dataDir)).toEqual([['frontland.db', '600']])
  if (inject('engine') === 'sqlite') return
  expect(await runScript('move', ['postgresql', 'sqlite'], address)).toMatchObject({ code: 0 })
  expect(modesIn(address.dataDir)).toEqual([['frontland.db', '600']])
})

test('a backup that is refused leaves nothing where no site was', { timeout: 240_000 }, async () => {
  const { address } = await openTestDatabase()
  const { dataDir } = await emptyAddress()
  const file = join((await emptyAddress()).dataDir, 'site.backup')
  await runScript('backup', [file], address, { BACKUP_KEY: 'a key for backups alone' })
  const damaged = `${file}-damaged`
  writeFileSync(damaged, 'a shopping list')
  for (const [path, complaint] of [
    [file, 'BACKUP_KEY'],
    [damaged, 'The file is damaged'],
    [`${file}-nowhere`, 'cannot be read'],
  ] as const)
    for (const folder of [dataDir, join(dataDir, 'new')]) {
      const refused = await runScript('restore', [path], { dataDir: folder })
      expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining(complaint) })
      expect(readdirSync(dataDir)).toEqual([])
    }
})
