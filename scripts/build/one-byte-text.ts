import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'vite'

const FOREIGN = /[^\0-\x7f]/g
/** An escape is so much longer than the letter that it stands for. */
const LONGER_BY = String.raw`\u0000`.length - 1
/** A letter after a backslash would lose it to the escape. */
const ESCAPED_ALREADY = /(?<!\\)\\(?:\\\\)*[^\0-\x7f]/

type Written = { code: string; mappings: string }

/**
 * Writes letters beyond ASCII as escapes, and says where everything stands then. V8 keeps the text of a program for as long as it runs,
 * at one byte a letter, but at two where a single letter needs them: half of it is English code beside some Russian words. Where most of
 * a file is such words it stays as it is.
 * @throws where an escape would change what the program says
 */
export function writeInOneByte({ code, mappings }: Written): Written {
  const foreign = code.match(FOREIGN)?.length ?? 0
  if (foreign === 0 || foreign * LONGER_BY >= code.length) return { code, mappings }
  const clash = ESCAPED_ALREADY.exec(code)
  if (clash) throw new Error(`a letter behind a backslash: ${code.slice(clash.index, clash.index + 40)}`)
  const lines = code.split('\n')
  const moved = decode(mappings).map((segments, number) => {
    const places = [...(lines[number] ?? '').matchAll(FOREIGN)].map(({ index }) => index)
    let passed = 0
    for (const segment of segments) {
      while ((places[passed] ?? Number.POSITIVE_INFINITY) < segment[0]) passed += 1
      segment[0] += passed * LONGER_BY
    }
    return segments
  })
  return { code: code.replace(FOREIGN, escapeOf), mappings: encode(moved) }
}

const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

export const oneByteText: Plugin = {
  name: 'one-byte-text',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const asset = bundle[`${file.fileName}.map`]
      const map = asset?.type === 'asset' ? JSON.parse(String(asset.source)) : { mappings: '' }
      const { code, mappings } = writeInOneByte({ code: file.code, mappings: map.mappings })
      file.code = code
      if (asset?.type === 'asset') asset.source = JSON.stringify({ ...map, mappings })
    }
  },
}
