import type { Platform } from '#shared/constants/launcher.ts'

/** A window, an apple and a penguin of blocks, as everything in this world is; `+` is a pale one. */
const BLOCKS = {
  windows: `
    ######.######
    ######.######
    ######.######
    ######.######
    ######.######
    ######.######
    .............
    ######.######
    ######.######
    ######.######
    ######.######
    ######.######
    ######.######`,
  macos: `
    .......##....
    ......##.....
    ......#......
    ..###..###...
    .##########..
    ###########..
    ##########...
    ##########...
    ###########..
    ############.
    .###########.
    .##########..
    ..###..###...`,
  linux: `
    .....###.....
    ....#####....
    ....#+#+#....
    ....#####....
    ....#+++#....
    ...##+++##...
    ..##+++++##..
    .##+++++++##.
    .##+++++++##.
    ###+++++++###
    #.#+++++++#.#
    ..##+++++##..
    .++++#.#++++.`,
} as const satisfies Record<Platform, string>

const SIZE = 13

/** The blocks of one kind as a path: a box for each run of them in a row. */
const pathOf = (rows: readonly string[], kind: RegExp) =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(kind)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')

/** The mark of an operating system; its name stands beside it. */
export function PlatformMark({ platform, className }: { platform: Platform; className: string }) {
  const rows = BLOCKS[platform].trim().split(/\s+/)
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      className={className}
      fill="currentColor"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(rows, /#+/g)} />
      <path d={pathOf(rows, /\++/g)} opacity="0.4" />
    </svg>
  )
}
