import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('markup is text, and what no XML can hold falls away', () => {
  expect(escapeXml(`<a b="c" d='e'>&]]>`)).toBe('&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;]]&#62;')
  expect(escapeXml('a\u0000\u0001\u001f\u000b\ufffe\uffff\ud800b\tc\n🎉')).toBe('ab\tc\n🎉')
})
