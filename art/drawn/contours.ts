/** The contour lines of an invented terrain, as on a map sheet. */
import { writeFileSync } from 'node:fs'

const WIDTH = 1600
const HEIGHT = 1000
const CELL = 25
const LEVELS = 11
const TARGET = 'web/app/home/contours.svg'

type Point = readonly [number, number]
type Segment = readonly [Point, Point]

/** Hills and hollows: where, how wide, how high. */
const HILLS = [
  [1180, 330, 330, 1],
  [1420, 760, 260, 0.7],
  [820, 640, 300, 0.62],
  [420, 250, 280, 0.5],
  [180, 820, 300, 0.66],
  [980, 120, 160, -0.35],
  [640, 420, 180, -0.25],
] as const

function heightAt([x, y]: Point): number {
  const hills = HILLS.reduce((sum, [centreX, centreY, radius, height]) => {
    const distance = ((x - centreX) / radius) ** 2 + ((y - centreY) / (radius * 0.8)) ** 2
    return sum + height * Math.exp(-distance)
  }, 0)
  const folds = 0.06 * Math.sin(x / 83 + Math.sin(y / 67) * 1.6) + 0.05 * Math.cos(y / 59 - Math.sin(x / 91))
  return hills + folds
}

/** Where the line at `level` crosses one side of a cell, if it does. */
function crossing(from: Point, to: Point, level: number): Point[] {
  const [low, high] = [heightAt(from) - level, heightAt(to) - level]
  if (low < 0 === high < 0) return []
  const share = low / (low - high)
  const between = (a: number, b: number) => Math.round(a + share * (b - a))
  return [[between(from[0], to[0]), between(from[1], to[1])]]
}

/** The pieces of the line at `level`, cell by cell (marching squares). */
function segmentsAt(level: number): Segment[] {
  const segments: Segment[] = []
  for (let y = 0; y < HEIGHT; y += CELL) {
    for (let x = 0; x < WIDTH; x += CELL) {
      const [right, bottom] = [x + CELL, y + CELL]
      // Always from the left or the top, so that both neighbours find the very same point.
      const [a, b, c, d] = [
        ...crossing([x, y], [right, y], level),
        ...crossing([right, y], [right, bottom], level),
        ...crossing([x, bottom], [right, bottom], level),
        ...crossing([x, y], [x, bottom], level),
      ]
      if (a && b) segments.push([a, b])
      if (c && d) segments.push([c, d])
    }
  }
  return segments
}

/** Joins the pieces end to end. */
function linesOf(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const point of segment) ends.set(`${point}`, [...(ends.get(`${point}`) ?? []), segment])
  const used = new Set<Segment>()

  function follow(line: Point[]): Point[] {
    for (;;) {
      const end = `${line.at(-1)}`
      const next = ends.get(end)?.find((segment) => !used.has(segment))
      if (!next) return line
      used.add(next)
      line.push(`${next[0]}` === end ? next[1] : next[0])
    }
  }

  const lines: Point[][] = []
  for (const segment of segments) {
    if (used.has(segment)) continue
    used.add(segment)
    lines.push(follow(follow([...segment]).reverse()))
  }
  return lines.filter((line) => line.length > 4)
}

/** A smooth curve through the middles of a line's pieces, in relative coordinates; a closed line meets itself. */
function pathOf(points: readonly Point[]): string {
  const [first, second] = points
  if (!first || !second) return ''
  const line = `${first}` === `${points.at(-1)}` ? [...points, second] : points
  let path = ''
  let [fromX, fromY] = [0, 0]
  line.slice(1).forEach(([x, y], index) => {
    const [bendX, bendY] = line[index] ?? first
    const [middleX, middleY] = [(x + bendX) >> 1, (y + bendY) >> 1]
    path += path
      ? `q${bendX - fromX} ${bendY - fromY} ${middleX - fromX} ${middleY - fromY}`
      : `M${middleX} ${middleY}`
    fromX = middleX
    fromY = middleY
  })
  return path.replaceAll(' -', '-')
}

/** Every fifth line is stronger, as on a map. */
export async function drawContours(): Promise<string[]> {
  const paths = Array.from({ length: LEVELS }, (_, index) => {
    const data = linesOf(segmentsAt(0.08 + index * 0.085))
      .map(pathOf)
      .join('')
    return `<path d="${data}"${index % 5 === 4 ? ' stroke-width="1.8"' : ''}/>`
  })
  writeFileSync(
    TARGET,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#7c8a4f"><title>Contour lines</title>${paths.join('')}</svg>\n`,
  )
  return [TARGET]
}
