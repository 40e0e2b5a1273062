/**
 * Names and numbers that no behaviour tells: they stand in databases, in browsers or in the specification (section 3) as they are,
 * and everything would go on working if one of them were changed. All other constants are held by the tests of what they do.
 */
import { expect, test } from 'vitest'
import { GAME_SERVER_ICONS } from '#shared/constants/game-server-choices.ts'
import { GAME_SERVER_STATES, GAME_SERVER_TYPES } from '#shared/constants/game-servers.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from '#shared/constants/languages.ts'
import { ADMIN_ROLE, PERMISSIONS } from '#shared/constants/permissions.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'

test('what browsers and databases have kept is still known: the key of the language, the role of administrators', () => {
  expect([LANGUAGE_KEY, ADMIN_ROLE]).toEqual(['language', 'admin'])
})

test('Russian is for visitors who asked for nothing; only Russian and English are languages', () => {
  expect(DEFAULT_LANGUAGE).toBe('ru')
  expect(['ru', 'en', 'de', 'RU', '', null, undefined, 0].filter(isLanguage)).toEqual(['ru', 'en'])
})

test('game servers: the ten icons, the types and the states of section 3', () => {
  expect(GAME_SERVER_ICONS).toEqual([
    'Swords',
    'Gamepad2',
    'Shield',
    'Globe',
    'Crown',
    'Castle',
    'Skull',
    'Rocket',
    'Sword',
    'Pickaxe',
  ])
  expect(GAME_SERVER_TYPES).toEqual(['minecraft', 'roblox'])
  expect(GAME_SERVER_STATES).toEqual(['online', 'offline', 'maintenance', 'development', 'unknown'])
})

test('whoever guesses passwords waits five minutes; an address is not refused before a name', () => {
  const [byName, byAddress] = authEndpoints.login.limits ?? []
  expect(byName?.windowMs).toBe(5 * 60_000)
  expect(byAddress?.max).toBeGreaterThanOrEqual(byName?.max ?? Number.POSITIVE_INFINITY)
})

test('the menu of the admin panel names permissions there are (specification, section 6)', () => {
  const menu = ['access_admin_panel', 'manage_users', 'manage_news', 'manage_roles', 'view_feedback'] as const
  expect(PERMISSIONS).toEqual(expect.arrayContaining([...menu]))
})
