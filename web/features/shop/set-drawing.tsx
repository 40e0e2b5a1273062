import { PixelArt } from '#web/ui/pixel-art.tsx'

const SETS = {
  diamonds: {
    palette: { d: '#2f5f7d', l: '#8fc6e8', m: '#5fa8d3', w: '#e4f3fb' },
    rows: [
      '...dddddddd...',
      '..dllmmmmlld..',
      '.dlllmwwmllld.',
      'dllllmwwmlllld',
      'dmmmmmmmmmmmmd',
      '.dmmmllllmmmd.',
      '..dmmllllmmd..',
      '...dmmllmmd...',
      '....dmllmd....',
      '.....dlld.....',
      '......dd......',
    ],
  },
  tools: {
    palette: { k: '#6b7358', i: '#ece8da', w: '#5d4a2a', v: '#a8854a' },
    rows: [
      '....kkkkkk......',
      '...kiiiiiikk....',
      '....kkkkiiiikww.',
      '........kiiiwvw.',
      '.........kiwvik.',
      '.........wvwiik.',
      '........wvw.kiik',
      '.......wvw..kiik',
      '......wvw....kik',
      '.....wvw.....kik',
      '....wvw......kik',
      '...wvw........k.',
      '..wvw...........',
      '.wvw............',
      'wvw.............',
      '.w..............',
    ],
  },
  redstone: {
    palette: { r: '#7d2317', b: '#e2563f', d: '#a53521' },
    rows: [
      '......rr......',
      '.....rbbr.....',
      '...rrbbbbr....',
      '..rbbbrbbbrr..',
      '.rbbrbbbbrbbr.',
      'rbbbbbrbbbbbbr',
      'rdbbrbbbbrbbdr',
      '.rddbbbbbbddr.',
      '...rrrrrrrr...',
    ],
  },
} as const
export type SetKind = keyof typeof SETS

/** What a set holds, drawn in the pixels of its world. */
export function SetDrawing({ kind, className }: { kind: SetKind; className?: string }) {
  return <PixelArt {...SETS[kind]} depth={1} className={className} />
}
