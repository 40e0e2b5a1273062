import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#tests/rcon/test-folder.ts'
import { readSettings } from './settings.ts'

const good = {
  FRONTLAND_URL: 'https://site.example/',
  FRONTLAND_KEY: 'flg_1_secret',
  RCON_PASSWORD: 'open sesame',
  JOURNAL_FILE: '/var/lib/agent/journal',
}
const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('four are enough', () => {
  expect(readSettings(good)).toMatchObject({
    url: 'https://site.example',
    rcon: { host: '127.0.0.1', port: 25_575, password: 'open sesame' },
    listCommands: ['list uuids', 'minecraft:list uuids'],
    stats: null,
    warnings: [],
  })
  expect(readSettings({ ...good, STATS_DIR: '/srv/game/world/stats' }).stats).toMatchObject({
    folder: '/srv/game/world/stats',
  })
})

test('all that is missing or wrong is named at once, and never a secret', () => {
  const all = messageOf({})
  for (const name of Object.keys(good)) expect(all).toContain(`${name} is missing`)
  const wrong = messageOf({
    ...good,
    FRONTLAND_URL: 'site.example',
    FRONTLAND_KEY: 'secret-of-another-kind',
    RCON_PORT: '99999',
    LIST_PATTERN: '(',
  })
  for (const name of ['FRONTLAND_URL', 'FRONTLAND_KEY', 'RCON_PORT', 'LIST_PATTERN'])
    expect(wrong).toContain(name)
  expect(wrong).not.toMatch(/secret|sesame/)
  expect(messageOf({ ...good, LIST_PATTERN: 'online: (.*)' })).toContain('(?<names>')
})

test('secrets may stand in files', () => {
  const file = join(testFolder(), 'password')
  writeFileSync(file, 'from a file\n')
  const { RCON_PASSWORD, ...rest } = good
  expect(readSettings({ ...rest, RCON_PASSWORD_FILE: file }).rcon.password).toBe('from a file')
  expect(messageOf({ ...rest, RCON_PASSWORD_FILE: `${file}-none` })).toContain('RCON_PASSWORD_FILE')
  expect(RCON_PASSWORD).toBe('open sesame')
})

test('what can be overheard on its way is told', () => {
  const { warnings } = readSettings({ ...good, FRONTLAND_URL: 'http://site.example', RCON_HOST: '192.0.2.7' })
  expect(warnings).toHaveLength(2)
  expect(readSettings({ ...good, FRONTLAND_URL: 'http://localhost:3000' }).warnings).toEqual([])
})
