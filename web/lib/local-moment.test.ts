import { expect, it } from 'vitest'
import { fromLocalMoment, toLocalMoment, typeMomentsIn, zoneOfFields } from './local-moment.ts'

it('speaks the zone of the browser until another is said', () => {
  expect(zoneOfFields()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  typeMomentsIn('Asia/Kathmandu')
  expect(toLocalMoment('2025-11-20T18:30:42.500Z')).toBe('2025-11-21T00:15')
  expect(fromLocalMoment('2025-11-21T00:15')).toBe('2025-11-20T18:30:00.000Z')
  expect(fromLocalMoment('tomorrow')).toBeNull()
})
