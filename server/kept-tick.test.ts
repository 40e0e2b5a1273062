import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Ticks, then some collections at moments that have none: what V8 knows of the places in `process.nextTick` that make the objects. */
const AFTER_COLLECTIONS = `
const { setTimeout: wait } = await import('node:timers/promises')
for (let tick = 0; tick < 1000; tick++) await new Promise((resolve) => process.nextTick(resolve))
for (let time = 0; time < 5; time++) {
  gc()
  await wait(5)
}
for (let tick = 0; tick < 1000; tick++) await new Promise((resolve) => process.nextTick(resolve))
const known = %GetFeedback(process.nextTick).filter((place) => place?.[0] === 'DefineKeyedOwnPropertyInLiteral')
console.log(known.map((place) => place[1]).join(' '))
`

function collect(first = ''): string[] {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module']
  const said = execFileSync(process.execPath, [...flags, '--eval', first + AFTER_COLLECTIONS], {
    encoding: 'utf8',
  })
  return said.trim().split(' ')
}

test('with one tick kept their shape is known for good; without, the first collection forgets it', () => {
  const keeping = `import { keepOneTick } from ${JSON.stringify(import.meta.resolve('./kept-tick.ts'))}\nkeepOneTick()\n`
  const kept = collect(keeping)
  expect(new Set(kept)).toEqual(new Set(['MONOMORPHIC']))
  // Where Node has mended this itself, the file and decision 0093 can go.
  expect(collect()).toContain('MEGAMORPHIC')
})
