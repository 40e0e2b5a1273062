import { expect, test } from 'vitest'
import { createPlayersTogether } from './players-together.ts'

/** Instances as they are kept; `beat` is what one tells to this process, `elsewhere` to another. */
function open(namesMax?: number) {
  const kept = new Map<string, { counts_until: number; names: readonly string[] }>()
  const read: string[] = []
  const count = createPlayersTogether({
    listOnline: async (_, instances) => {
      read.push(...instances)
      return instances.map((instance) => ({ instance, online: JSON.stringify(kept.get(instance)?.names) }))
    },
    readNames: (online) => JSON.parse(online ?? '[]') as string[],
    ...(namesMax && { namesMax }),
  })
  let time = 0
  const elsewhere = (instance: string, ...names: string[]) =>
    void kept.set(instance, { counts_until: ++time, names })
  return {
    read,
    elsewhere,
    leave: (instance: string) => kept.delete(instance),
    beat: (instance: string, ...names: string[]) => {
      elsewhere(instance, ...names)
      const counting = [...kept].map(([instance, { counts_until, names }]) => ({
        ...{ instance, counts_until, players: names.length, max_players: 10 },
      }))
      return count(1, counting, { instance, names })
    },
  }
}

test('whom several name is one, until none of them does', async () => {
  const { beat, leave } = open()
  expect(await beat('a', 'alice', 'bob')).toBe(2)
  expect(await beat('b', 'bob', 'carol')).toBe(3)
  expect(await beat('a', 'alice')).toBe(3)
  expect(await beat('b', 'carol')).toBe(2)
  leave('a')
  expect(await beat('b')).toBe(0)
})

test('names are read once of what another process was told, and never of what this one was', async () => {
  const { beat, elsewhere, read } = open()
  elsewhere('x', 'alice')
  expect(await beat('a', 'bob')).toBe(2)
  for (let times = 0; times < 3; times++) await beat('a', 'bob')
  expect(read).toEqual(['x'])
  elsewhere('x', 'bob')
  expect(await beat('b')).toBe(1)
  expect(read).toEqual(['x', 'x'])
})

test('beyond what is told apart every player is another, and no name is read', async () => {
  const { beat, elsewhere, leave, read } = open(3)
  elsewhere('x', 'alice', 'bob')
  elsewhere('y', 'alice', 'bob')
  expect(await beat('a', 'alice')).toBe(4)
  expect(read).toEqual(['x'])
  leave('x')
  expect(await beat('a', 'alice')).toBe(2)
})
