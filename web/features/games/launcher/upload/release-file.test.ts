import { expect, it } from 'vitest'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import { faultOf, platformOf, versionIn } from './release-file.ts'

it.each([
  ['FrontLand-Setup-1.2.0.exe', '1.2.0', 'windows'],
  ['frontland-1.3.0-beta.1.AppImage', '1.3.0-beta.1', 'linux'],
  ['frontland-2.0.0-rc.2-mac.DMG', '2.0.0-rc.2', 'macos'],
  ['FrontLand v10.20.30.exe', '10.20.30', 'windows'],
  ['frontland-1.2.0-windows.exe', '1.2.0', 'windows'],
  ['frontland-1.2.0.4.exe', '1.2.0', 'windows'],
  ['frontland-windows.exe', null, 'windows'],
  ['1.2.exe', null, 'windows'],
  ['frontland-1.2.0.zip', '1.2.0', null],
])('%s is %s for %s', (name, version, platform) => {
  expect(versionIn(name)).toBe(version)
  expect(platformOf(name)).toBe(platform)
})

it('knows before sending it what the server would not take', () => {
  const file = (name: string, size = 1) => ({ name, size }) as File
  expect(faultOf(file('a.exe'), 'launcher')).toBeNull()
  expect(faultOf(file('a.zip'), 'launcher')).toBe('wrongEnding')
  expect(faultOf(file('a.zip'), 'update')).toBeNull()
  expect(faultOf(file('a.dmg'), 'update')).toBe('notArchive')
  expect(faultOf(file('a.exe', 0), 'launcher')).toBe('empty')
  expect(faultOf(file('a.exe', LAUNCHER_FILE_MAX_BYTES), 'launcher')).toBeNull()
  expect(faultOf(file('a.exe', LAUNCHER_FILE_MAX_BYTES + 1), 'launcher')).toBe('tooLarge')
})
