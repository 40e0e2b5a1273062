import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CancellationToken, DigestTransform, HttpExecutor } from 'builder-util-runtime'
import type { AppUpdater } from 'electron-updater'
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js'
import { findFile, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'
import { expect, test } from 'vitest'
import { makeFile, makeRelease, sha256Of, upload } from '#tests/harness/launcher.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

/** What an installed launcher does with the network, by Node instead of Electron. */
class NodeHttpExecutor extends HttpExecutor<ReturnType<typeof request>> {
  createRequest(
    ...[options, callback]: Parameters<HttpExecutor<ReturnType<typeof request>>['createRequest']>
  ) {
    return request(options, callback)
  }
}

/** The provider of an installed launcher, as electron-updater has it. */
async function connectUpdater(
  { app }: TestApp,
  platform: ProviderRuntimeOptions['platform'],
  channel: 'latest' | 'beta' = 'latest',
) {
  const address = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : await app.listen({ port: 0, host: '127.0.0.1' })
  const executor = new NodeHttpExecutor()
  const runtime = { isUseMultipleRangeRequest: true, platform, executor } as unknown as ProviderRuntimeOptions
  const updater = { channel, isAddNoCacheQuery: true } as unknown as AppUpdater
  const provider = new GenericProvider({ provider: 'generic', url: `${address}/downloads` }, updater, runtime)
  /** Downloads a file and compares its sum with the one of the feed, as before an installation. */
  async function download(url: URL, sha512: string) {
    const bytes = await executor.downloadToBuffer(url, { cancellationToken: new CancellationToken() })
    await pipeline(Readable.from(bytes), new DigestTransform(sha512, 'sha512', 'base64').resume())
    return bytes
  }
  return { provider, download }
}

async function createSite() {
  const site = await createTestApp()
  return { site, staff: await site.player('Quartermaster', ['manage_launcher']) }
}

test.each([
  ['win32', 'windows', 'exe'],
  ['linux', 'linux', 'AppImage'],
] as const)(
  'an updater on %s finds the newest version and its file, and the sum is right',
  async (system, platform, ending) => {
    const { site, staff } = await createSite()
    await makeRelease(staff, { launcherVersion: '1.9.0', platform })
    const bytes = makeFile(platform, 100_000)
    await makeRelease(
      staff,
      { launcherVersion: '1.10.0', platform, notes_en: 'Faster: "twice"\n- and more' },
      bytes,
    )
    await makeRelease(staff, { launcherVersion: '2.0.0-beta.1', platform, channel: 'beta' })

    const { provider, download } = await connectUpdater(site, system)
    const update = await provider.getLatestVersion()
    expect(update).toMatchObject({
      version: '1.10.0',
      releaseDate: site.clock.now.toISOString(),
      releaseNotes: 'Faster: "twice"\n- and more',
    })
    const file = findFile(provider.resolveFiles(update), ending)
    if (!file) return expect.fail('there is no file')
    expect(file.info.size).toBe(bytes.length)
    expect(await download(file.url, file.info.sha512)).toEqual(bytes)
    await expect(download(file.url, Buffer.alloc(64).toString('base64'))).rejects.toThrow(
      'sha512 checksum mismatch',
    )
  },
)

test('macOS is updated by the archive, and people still get the disk image', async () => {
  const { site, staff } = await createSite()
  const archive = makeFile('update', 50_000)
  await upload(staff, 'update-archive', archive)
  await makeRelease(staff, { launcherVersion: '1.0.0', platform: 'macos', updateUpload: 'update-archive' })
  const { provider, download } = await connectUpdater(site, 'darwin')
  const files = provider.resolveFiles(await provider.getLatestVersion())
  // As MacUpdater chooses.
  const file = findFile(files, 'zip', ['pkg', 'dmg'])
  if (!file) return expect.fail('there is no archive')
  expect(sha256Of(await download(file.url, file.info.sha512))).toBe(sha256Of(archive))
  expect(files.map(({ url }) => url.pathname)).toEqual([
    '/downloads/frontland-1.0.0-macos.zip',
    '/downloads/frontland-1.0.0-macos.dmg',
  ])
})

test('testers are offered the newest of all, a beta or not', async () => {
  const { site, staff } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.0.0' })
  await makeRelease(staff, { launcherVersion: '1.1.0-beta.1', channel: 'beta' })
  const { provider } = await connectUpdater(site, 'win32', 'beta')
  expect((await provider.getLatestVersion()).version).toBe('1.1.0-beta.1')
  await makeRelease(staff, { launcherVersion: '1.1.0' })
  expect((await provider.getLatestVersion()).version).toBe('1.1.0')
})

test('an updater is told when there is nothing for it', async () => {
  const { site, staff } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.0.0', isPublished: false })
  await makeRelease(staff, { launcherVersion: '1.0.0', channel: 'archive', platform: 'linux' })
  for (const system of ['win32', 'linux', 'darwin'] as const) {
    const { provider } = await connectUpdater(site, system)
    await expect(provider.getLatestVersion()).rejects.toThrow('Cannot find channel')
  }
})

test('the notes come in the language asked for, else in the one they were written in', async () => {
  const { site, staff } = await createSite()
  const notesIn = async (language: string) =>
    (await site.app.inject({ url: '/downloads/latest.yml', headers: { 'accept-language': language } })).body
  const { id } = await makeRelease(staff, {
    launcherVersion: '1.0.0',
    notes_ru: 'Быстрее',
    notes_en: 'Faster',
  })
  expect(await notesIn('ru')).toContain('releaseNotes: "Быстрее"')
  expect(await notesIn('en')).toContain('releaseNotes: "Faster"')
  await staff.call('PUT', `/admin/launcher/releases/${id}`, { body: { notes_en: '' } })
  expect(await notesIn('en')).toContain('releaseNotes: "Быстрее"')
})

test('an updater reads whatever was pasted into the notes', async () => {
  const { site, staff } = await createSite()
  const notes_en = '\t"quoted": [yes]\r\n# no comment \x7f\x85\x9f\u2028\u2029\ufeff\uffff end 🎖'
  await makeRelease(staff, { launcherVersion: '1.0.0', notes_en })
  const { provider } = await connectUpdater(site, 'win32')
  expect((await provider.getLatestVersion()).releaseNotes).toBe(notes_en.trim())
})
