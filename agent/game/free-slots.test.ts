import { expect, test } from 'vitest'
import { countFreeSlots } from './free-slots.ts'

const of = (items: string) => countFreeSlots(`Ranger has the following entity data: [${items}]`)
const item = (slot: number, more = '') => `{Slot: ${slot}b, id: "minecraft:stone", Count: 64b${more}}`

test('free is what nothing lies in, of 36 slots', () => {
  expect(of('')).toBe(36)
  expect(of(`${item(0)}, ${item(35)}`)).toBe(34)
  expect(of(Array.from({ length: 36 }, (_, slot) => item(slot)).join(', '))).toBe(0)
})

test('armor and the other hand are not the inventory, nor is what lies in boxes, nor what names say', () => {
  expect(of(`${item(100)}, ${item(103)}, ${item(-106)}`)).toBe(36)
  expect(of(item(1, ', tag: {BlockEntityTag: {Items: [{Slot: 2b}, {Slot: 3b}]}}'))).toBe(35)
  expect(of(item(1, `, name: '{"text":"}] Slot: 4b \\' {Slot: 5b}"}', lore: "\\"{Slot: 6b}"`))).toBe(35)
})

test('what is no inventory, or not all of one, is not counted', () => {
  for (const text of ['', 'No entity was found', 'Unknown command', 'Ranger: [hello]'])
    expect(countFreeSlots(text)).toBeNull()
  expect(countFreeSlots(`Ranger has the following entity data: [${item(1)}`)).toBeNull()
})
