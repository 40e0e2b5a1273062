/** The numbers and names of the specification (sections 3, 4, 5, 6, 9) and of the decisions on its open points. */
import { expect, test } from 'vitest'
import * as account from '#shared/constants/account-limits.ts'
import * as content from '#shared/constants/content-limits.ts'
import { GAME_SERVER_ICONS, GAME_SERVER_STATES, GAME_SERVER_TYPES } from '#shared/constants/game-servers.ts'
import {
  DEFAULT_API_LANGUAGE,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
} from '#shared/constants/languages.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('accounts: names of 3 to 32, passwords of 8 to 128, the profile is asked for every 10 seconds', () => {
  expect(account).toMatchObject({
    USERNAME_MIN: 3,
    USERNAME_MAX: 32,
    PASSWORD_MIN: 8,
    PASSWORD_MAX: 128,
    PROFILE_POLL_MS: 10_000,
  })
})

test('sessions: 30 days when remembered, 24 idle hours otherwise; links of verification: 3 days', () => {
  expect(account).toMatchObject({
    SESSION_REMEMBERED_MS: 30 * DAY_MS,
    SESSION_IDLE_MS: DAY_MS,
    VERIFICATION_TOKEN_LIFETIME_MS: 3 * DAY_MS,
  })
})

test('languages: Russian and English, Russian for visitors, English for callers of the API', () => {
  expect(LANGUAGES).toEqual(['ru', 'en'])
  expect([DEFAULT_LANGUAGE, DEFAULT_API_LANGUAGE, LANGUAGE_KEY]).toEqual(['ru', 'en', 'language'])
  expect(['ru', 'en', 'de', 'RU', '', null, undefined, 0].filter(isLanguage)).toEqual(['ru', 'en'])
})

test('feedback: 100 at a time, up to 2000 characters; news: the fallback picture of section 4', () => {
  expect(content).toMatchObject({
    FEEDBACK_PAGE_SIZE: 100,
    FEEDBACK_MESSAGE_MAX: 2000,
    NEWS_FALLBACK_IMAGE: '/images/1.jpg',
  })
})

test('the dashboard: 30 days in the chart, a year in the heatmap', () => {
  expect(content).toMatchObject({ REGISTRATION_CHART_DAYS: 30, REGISTRATION_HEATMAP_DAYS: 365 })
})

test('game servers: the ten icons and the states of section 3', () => {
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

test('the role of administrators is called admin', () => {
  expect(ADMIN_ROLE).toBe('admin')
})

test('whoever guesses passwords is stopped early, whoever mistypes is not', () => {
  const [byName, byAddress] = authEndpoints.login.limits ?? []
  expect(byName).toEqual({ max: 10, windowMs: 5 * 60_000, by: 'address-and-username' })
  expect(byAddress).toMatchObject({ by: 'address' })
  expect(byAddress?.max).toBeGreaterThanOrEqual(byName?.max ?? Number.POSITIVE_INFINITY)
})
