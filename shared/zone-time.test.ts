import { describe, expect, it, test } from 'vitest'
import { fromZoneTime, isTimeZone, toZoneTime, zoneName, zoneOffset } from './zone-time.ts'

const ZONES = [
  'UTC',
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
]

test.each(ZONES)('a moment leads there and back, to the minute: %s', (zone) => {
  for (const moment of ['2025-11-20T18:30:00.000Z', '2025-07-01T00:00:00.000Z', '2024-02-29T23:59:00.000Z'])
    expect(fromZoneTime(toZoneTime(moment, zone), zone)).toBe(moment)
})

it('reads clocks as they stand there', () => {
  expect(toZoneTime('2025-11-20T18:30:42.500Z', 'Europe/Moscow')).toBe('2025-11-20T21:30')
  expect(toZoneTime('2025-11-20T18:30:00.000Z', 'Asia/Kathmandu')).toBe('2025-11-21T00:15')
  expect(fromZoneTime('2026-01-01T00:00', 'Pacific/Kiritimati')).toBe('2025-12-31T10:00:00.000Z')
  expect(fromZoneTime('2025-07-01T12:00', 'Europe/Berlin')).toBe('2025-07-01T10:00:00.000Z')
  expect(fromZoneTime('2025-12-01T12:00', 'Europe/Berlin')).toBe('2025-12-01T11:00:00.000Z')
})

describe('when clocks are changed', () => {
  it('takes a time that is left out for as long after the change', () => {
    const moment = fromZoneTime('2026-03-29T02:30', 'Europe/Berlin')
    expect(moment).toBe('2026-03-29T01:30:00.000Z')
    expect(toZoneTime(moment as string, 'Europe/Berlin')).toBe('2026-03-29T03:30')
    expect(fromZoneTime('2026-03-08T02:15', 'America/New_York')).toBe('2026-03-08T07:15:00.000Z')
    expect(fromZoneTime('2026-10-04T02:10', 'Australia/Lord_Howe')).toBe('2026-10-03T15:40:00.000Z')
  })

  it('takes the first of two', () => {
    expect(fromZoneTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(fromZoneTime('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    // What is the second stays it when it is read.
    expect(toZoneTime('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
  })

  it('reads all other times of these days as they are', () => {
    expect(fromZoneTime('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
    expect(fromZoneTime('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
    expect(fromZoneTime('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
    expect(fromZoneTime('2026-10-25T01:59', 'Europe/Berlin')).toBe('2026-10-24T23:59:00.000Z')
  })
})

it('is null for what is no moment', () => {
  for (const text of ['', 'tomorrow', '2026-02-30T10:00', '2026-01-01', '2026-13-01T00:00'])
    expect([text, fromZoneTime(text, 'Europe/Moscow')]).toEqual([text, null])
})

it('names a zone with its clocks of that day', () => {
  expect(zoneName('Europe/Berlin', new Date('2026-07-01'))).toBe('Europe/Berlin, GMT+2')
  expect(zoneName('Europe/Berlin', new Date('2026-01-01'))).toBe('Europe/Berlin, GMT+1')
  expect(zoneName('UTC', new Date())).toBe('UTC')
  expect(zoneOffset('Asia/Kolkata', new Date())).toBe('GMT+5:30')
})

it('knows zones from what is none', () => {
  for (const zone of ZONES) expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  for (const zone of ['', 'Moscow', 'Europe/', '+03:00', 'Europe/Atlantis', '<b>', 'Europe/Moscow '])
    expect([zone, isTimeZone(zone)]).toEqual([zone, false])
})
