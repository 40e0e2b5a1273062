import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Release, StaffRelease } from '#shared/contract/games/launcher.ts'
import { makeFile, makeRelease, sha256Of, upload } from '#tests/harness/launcher.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const RELEASES = '/admin/launcher/releases'

async function createSite() {
  const site = await createTestApp()
  return { site, staff: await site.player('Quartermaster', ['manage_launcher']) }
}
async function listed({ anonymous }: TestApp) {
  const { data } = (await anonymous.call('GET', '/launcher/releases.json')).json<{ data: Release[] }>()
  return data
}
const filesOf = (site: TestApp) => readdirSync(join(site.dataDir, 'launcher/files')).sort()

test('an upload becomes a release that everybody sees', async () => {
  const { site, staff } = await createSite()
  const bytes = makeFile('windows')
  const release = await makeRelease(
    staff,
    { launcherVersion: '1.2.0', notes_ru: 'Первая', notes_en: 'First' },
    bytes,
  )
  expect(release).toMatchObject({ shownIn: 'latest', isPublished: true, downloads: 0, version: 1 })
  expect(await listed(site)).toEqual([
    {
      platform: 'windows',
      channel: 'latest',
      version: '1.2.0',
      notes_ru: 'Первая',
      notes_en: 'First',
      languages: ['ru', 'en'],
      date: site.clock.now.toISOString(),
      file: {
        name: 'frontland-1.2.0-windows.exe',
        url: '/downloads/frontland-1.2.0-windows.exe',
        size: bytes.length,
        sha256: sha256Of(bytes),
      },
      updatePackage: null,
    },
  ])
})

test('the newest version is the latest, by its meaning and not as text; older ones stand in the archive', async () => {
  const { site, staff } = await createSite()
  for (const launcherVersion of ['1.9.0', '1.10.0', '1.10.0-rc.1'])
    await makeRelease(staff, { launcherVersion })
  await makeRelease(staff, { launcherVersion: '2.0.0-beta.1', channel: 'beta' })
  await makeRelease(staff, { launcherVersion: '0.9.0', channel: 'archive' })
  await makeRelease(staff, { launcherVersion: '1.0.0', platform: 'linux' })
  expect((await listed(site)).map(({ platform, version, channel }) => [platform, version, channel])).toEqual([
    ['windows', '2.0.0-beta.1', 'beta'],
    ['windows', '1.10.0', 'latest'],
    ['windows', '1.10.0-rc.1', 'archive'],
    ['windows', '1.9.0', 'archive'],
    ['linux', '1.0.0', 'latest'],
    ['windows', '0.9.0', 'archive'],
  ])
})

test('a version that is taken back hands its place to the one before', async () => {
  const { site, staff } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.0.0' })
  const broken = await makeRelease(staff, { launcherVersion: '1.1.0' })
  const reply = await staff.call('PUT', `${RELEASES}/${broken.id}`, {
    body: { isPublished: false, version: 1 },
  })
  expect(reply.json()).toMatchObject({ isPublished: false, shownIn: null, version: 2 })
  expect((await listed(site)).map(({ version, channel }) => [version, channel])).toEqual([
    ['1.0.0', 'latest'],
  ])
})

test('what is not published is seen by staff only', async () => {
  const { site, staff } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.0.0', isPublished: false })
  expect(await listed(site)).toEqual([])
  const { data } = (await staff.call('GET', RELEASES)).json<{ data: StaffRelease[] }>()
  expect(data).toMatchObject([{ launcherVersion: '1.0.0', isPublished: false, shownIn: null }])
})

test('a version exists once for each system, and a refusal keeps the upload', async () => {
  const { staff } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.0.0' })
  await upload(staff, 'once-more', makeFile('windows'))
  const body = { platform: 'windows', launcherVersion: '1.0.0', upload: 'once-more' }
  const refused = await staff.call('POST', RELEASES, { body })
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'release_exists'])
  expect(refused.json().fields).toHaveProperty('launcherVersion')
  const accepted = await staff.call('POST', RELEASES, { body: { ...body, launcherVersion: '1.0.1' } })
  expect(accepted.statusCode).toBe(201)
})

test.each([
  ['an upload that never was', { upload: 'never-was' }, 'upload'],
  ['a version that is none', { launcherVersion: 'new' }, 'launcherVersion'],
  ['a version with build metadata', { launcherVersion: '1.0.0+7' }, 'launcherVersion'],
  ['a file of another system', { platform: 'linux' }, 'upload'],
  ['an archive for a system that needs none', { updateUpload: 'some-file' }, 'updateUpload'],
])('%s is refused with a word at its field', async (_what, change, field) => {
  const { site, staff } = await createSite()
  await upload(staff, 'some-file', makeFile('windows'))
  const body = { platform: 'windows', launcherVersion: '1.0.0', upload: 'some-file', ...change }
  const reply = await staff.call('POST', RELEASES, { body })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  expect(await listed(site)).toEqual([])
})

test('nobody makes a release of another’s upload', async () => {
  const { site, staff } = await createSite()
  await upload(staff, 'mine-alone', makeFile('windows'))
  const other = await site.player('Other', ['manage_launcher'])
  const body = { platform: 'windows', launcherVersion: '1.0.0', upload: 'mine-alone' }
  expect((await other.call('POST', RELEASES, { body })).statusCode).toBe(400)
})

test('the version is corrected until it is published, and never after', async () => {
  const { staff } = await createSite()
  const { id } = await makeRelease(staff, { launcherVersion: '1.0.0', isPublished: false })
  const change = (body: object) => staff.call('PUT', `${RELEASES}/${id}`, { body })
  expect((await change({ launcherVersion: '1.0.1' })).json()).toMatchObject({ launcherVersion: '1.0.1' })
  await change({ isPublished: true })
  const late = await change({ launcherVersion: '1.0.2' })
  expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([400, ['launcherVersion']])
  expect((await change({ notes_en: 'Faster' })).json()).toMatchObject({ notes_en: 'Faster' })
})

test('notes of one language are read in the other as well, and tell whose they are', async () => {
  const { site, staff } = await createSite()
  const release = await makeRelease(staff, { launcherVersion: '1.0.0', notes_en: 'Faster' })
  expect(release).toMatchObject({ notes_ru: '', notes_en: 'Faster' })
  expect(await listed(site)).toMatchObject([{ notes_ru: 'Faster', notes_en: 'Faster', languages: ['en'] }])
})

test('a stale change is a conflict and changes nothing; one that changes nothing leaves no trace', async () => {
  const { site, staff } = await createSite()
  const { id } = await makeRelease(staff, { launcherVersion: '1.0.0', notes_en: 'First' })
  const change = (body: object) => staff.call('PUT', `${RELEASES}/${id}`, { body })
  await change({ notes_en: 'Second', version: 1 })
  expect(errorCode(await change({ notes_en: 'Third', version: 1 }))).toBe('conflict')
  expect((await listed(site))[0]?.notes_en).toBe('Second')
  expect((await change({ notes_en: 'Second', isPublished: true, version: 2 })).json().version).toBe(2)
  const log = await (await site.administrator()).call('GET', '/admin/audit?noun=launcher_release')
  expect(log.json().data.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])
})

test('a published release is not deleted; one taken back goes with its files', async () => {
  const { site, staff } = await createSite()
  const kept = makeFile('windows')
  await makeRelease(staff, { launcherVersion: '1.0.0' }, kept)
  const { id } = await makeRelease(staff, { launcherVersion: '1.1.0' })
  expect(errorCode(await staff.call('DELETE', `${RELEASES}/${id}`))).toBe('release_published')
  await staff.call('PUT', `${RELEASES}/${id}`, { body: { isPublished: false } })
  expect((await staff.call('DELETE', `${RELEASES}/${id}`)).statusCode).toBe(204)
  expect(filesOf(site)).toEqual([sha256Of(kept)])
  expect((await staff.call('DELETE', `${RELEASES}/${id}`)).statusCode).toBe(404)
})

test('two releases of the same bytes share them, and one may go', async () => {
  const { site, staff } = await createSite()
  const bytes = makeFile('windows')
  await makeRelease(staff, { launcherVersion: '1.0.0' }, bytes)
  const { id } = await makeRelease(staff, { launcherVersion: '1.0.1', isPublished: false }, bytes)
  await staff.call('DELETE', `${RELEASES}/${id}`)
  expect(filesOf(site)).toEqual([sha256Of(bytes)])
})

test('what was done is in the log of changes, before and after', async () => {
  const { site, staff } = await createSite()
  const { id } = await makeRelease(staff, { launcherVersion: '1.0.0', isPublished: false })
  await staff.call('PUT', `${RELEASES}/${id}`, { body: { isPublished: true } })
  const log = await (await site.administrator()).call('GET', '/admin/audit?noun=launcher_release')
  expect(log.json().data).toMatchObject([
    { action: 'update', nounId: id, before: { isPublished: false }, after: { isPublished: true } },
    {
      action: 'create',
      before: null,
      after: { launcherVersion: '1.0.0', name: 'frontland-1.0.0-windows.exe' },
    },
  ])
  expect(log.json().data[0].description).toContain('frontland-1.0.0-windows.exe')
})
