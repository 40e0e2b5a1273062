/** Portraits in pixels, as the game would show them. */
import type { Member } from './member.ts'

type Portrait = { palette: Readonly<Record<string, string>>; rows: readonly string[] }

const SKIN = { f: '#c99a6b', d: '#9c6f46', w: '#ece8da', k: '#16110a' }

export const portraits = {
  granite: {
    palette: { ...SKIN, b: '#4d5a2c', s: '#f08a24', g: '#3a4425', u: '#c8b98a' },
    rows: [
      '..bbbbbb..',
      '.bbbbbbbb.',
      'bbbsbbbbb.',
      '.bbbbbbbb.',
      '.ffffffff.',
      '.fwkffwkf.',
      '.ffffffff.',
      '.fffddfff.',
      '.gffffffg.',
      'ggguuuuggg',
    ],
  },
  raven: {
    palette: { ...SKIN, h: '#3b4030', t: '#c8b98a', m: '#5d4a2a', g: '#2b3124', u: '#7c8a4f' },
    rows: [
      '..hhhhhh..',
      '.hhhhhhhh.',
      '.hhthhthh.',
      'hhhhhhhhhh',
      '.ffffffff.',
      '.fwkffwkf.',
      '.ffffffff.',
      '.fmmmmmmf.',
      '.gffffffg.',
      'ggguuuuggg',
    ],
  },
  flint: {
    palette: {
      ...SKIN,
      f: '#8a5d3c',
      d: '#5f3d25',
      h: '#7c8a4f',
      o: '#2b3124',
      y: '#5fa8d3',
      g: '#4d5a2c',
      u: '#2b3124',
    },
    rows: [
      '..hhhhhh..',
      '.hhhhhhhh.',
      '.oyyooyyo.',
      'hhhhhhhhhh',
      '.ffffffff.',
      '.fwkffwkf.',
      '.ffffffff.',
      '.fffddfff.',
      '.gffffffg.',
      'ggguuuuggg',
    ],
  },
  owl: {
    palette: { ...SKIN, f: '#dbb78d', h: '#2f3a44', y: '#7fcf5b', g: '#222a30', u: '#3d4a55' },
    rows: [
      '..hhhhhh..',
      '.hhhhhhhh.',
      '.hhhhhhhh.',
      'hhhhhhhhhh',
      '.kkkkkkkk.',
      '.kyykkyyk.',
      '.kkkkkkkk.',
      '.ffffffff.',
      '.fffddfff.',
      'ggguuuuggg',
    ],
  },
  wormwood: {
    palette: { ...SKIN, c: '#6b5d3d', b: '#7d2317', g: '#4a4029' },
    rows: [
      '..cccccc..',
      '.cccccccc.',
      '.cccccccc.',
      '.ccffffcc.',
      '.cffffffc.',
      '.cwkffwkc.',
      '.cffffffc.',
      '.cbbbbbbc.',
      '.cbbbbbbc.',
      'ggbbbbbbgg',
    ],
  },
  hush: {
    palette: { k: '#3a3a34', r: '#121212', y: '#f2c230', d: '#8b8e7d', g: '#20201c' },
    rows: [
      '..kkkkkk..',
      '.kkkkkkkk.',
      '.kkkkkkkk.',
      '.kkkkkkkk.',
      '.krrkkrrk.',
      '.krykkryk.',
      '.kkkddkkk.',
      '..kddddk..',
      '..kddddk..',
      'ggkkddkkgg',
    ],
  },
} as const satisfies Record<Member['portrait'], Portrait>
