import { expect, test } from 'vitest'
import { firstThatFits, setLine, widthOf } from './letters.ts'

const line = { face: 'display', size: 40, x: 10, y: 50, fill: '#fff' } as const
const outlines = (svg: string) => svg.match(/ d="/g)?.length ?? 0

test('words of both languages are outlines, never text, and nothing of them is markup', () => {
  for (const words of ['Ranger', 'Ёжик№1', 'ЙЦУКЕН']) {
    const svg = setLine(words, line)
    expect([words, outlines(svg)]).toEqual([words, [...words].length])
  }
  for (const face of ['display', 'mono'] as const) {
    const svg = setLine('</g><script>&"', { ...line, face })
    expect(svg).not.toMatch(/script|&|<text/)
  }
})

test('one spelling of a letter looks like the other, and what has no letter of ours stands as a box', () => {
  expect(setLine('Й'.normalize('NFD'), line)).toBe(setLine('Й', line))
  expect(setLine('服', line)).toBe(setLine('💎', line))
  expect(setLine('a\u202eb\u200b', line)).toBe(setLine('ab', line))
})

test('what does not fit becomes smaller, and what does not fit then is cut', () => {
  const scaleOf = (svg: string) => Number(/scale\(([\d.]+)/.exec(svg)?.[1])
  const wide = widthOf('Commander', line)
  const smaller = setLine('Commander', { ...line, within: wide * 0.8 })
  expect([outlines(smaller), scaleOf(smaller) < 0.04]).toEqual([9, true])
  const long = 'W'.repeat(80)
  const cut = setLine(long, { ...line, within: 200 })
  expect(outlines(cut)).toBeLessThan(30)
  expect(setLine(long, { ...line, within: 0 })).toBe(setLine('…', { ...line, size: 22 }))
})

test('a line that may becomes as small as its name needs, and stands in the middle of its room then', () => {
  const long = 'W'.repeat(20)
  const within = widthOf(long, line) * 0.3
  expect(outlines(setLine(long, { ...line, within }))).toBeLessThan(20)
  const whole = setLine(long, { ...line, within, smallest: 0.25, isCentred: true })
  expect(outlines(whole)).toBe(20)
  const [, base] = /translate\([\d.]+ ([\d.]+)\)/.exec(whole) ?? []
  expect(Number(base)).toBeCloseTo(50 - (40 * 0.7 * 0.81) / 2, 1)
})

test('of several wordings the first that has room is taken, else the shortest', () => {
  const full = widthOf('1,234,567', line)
  expect(firstThatFits(['1,234,567', '1.23M'], line, full)).toBe('1,234,567')
  expect(firstThatFits(['1,234,567', '1.23M'], line, full - 1)).toBe('1.23M')
  expect(firstThatFits(['1,234,567', '1.23M'], line, 0)).toBe('1.23M')
})
