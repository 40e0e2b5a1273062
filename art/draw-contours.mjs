/**
 * Draws the contour lines of an invented terrain, as on a map sheet: web/app/home/contours.svg.
 * Run: node art/draw-contours.mjs
 */
import { writeFileSync } from 'node:fs'

const WIDTH = 1600
const HEIGHT = 1000
const CELL = 25
const LEVELS = 11
const TARGET = new URL('../web/app/home/contours.svg', import.meta.url)

/** Hills and hollows: where, how wide, how high. */
const HILLS = [
  [1180, 330, 330, 1],
  [1420, 760, 260, 0.7],
  [820, 640, 300, 0.62],
  [420, 250, 280, 0.5],
  [180, 820, 300, 0.66],
  [980, 120, 160, -0.35],
  [640, 420, 180, -0.25],
]

function heightAt(x, y) {
  const hills = HILLS.reduce((sum, [cx, cy, radius, height]) => {
    const distance = ((x - cx) / radius) ** 2 + ((y - cy) / (radius * 0.8)) ** 2
    return sum + height * Math.exp(-distance)
  }, 0)
  const folds = 0.06 * Math.sin(x / 83 + Math.sin(y / 67) * 1.6) + 0.05 * Math.cos(y / 59 - Math.sin(x / 91))
  return hills + folds
}

/** The pieces of the line at `level`, cell by cell (marching squares). */
function segmentsAt(level) {
  const segments = []
  for (let y = 0; y < HEIGHT; y += CELL) {
    for (let x = 0; x < WIDTH; x += CELL) {
      const corners = [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ]
      const crossings = []
      for (let side = 0; side < 4; side++) {
        // Always from the top or the left, so that both neighbours find the very same point.
        const [from, to] = [corners[side], corners[(side + 1) % 4]].sort((a, b) => a[0] - b[0] || a[1] - b[1])
        const [low, high] = [heightAt(...from) - level, heightAt(...to) - level]
        if (low < 0 === high < 0) continue
        const share = low / (low - high)
        crossings.push(from.map((value, axis) => Math.round(value + share * (to[axis] - value))))
      }
      for (let index = 0; index + 1 < crossings.length; index += 2)
        segments.push([crossings[index], crossings[index + 1]])
    }
  }
  return segments
}

/** Joins the pieces end to end. */
function linesOf(segments) {
  const ends = new Map()
  const remember = (point, segment) => ends.set(`${point}`, [...(ends.get(`${point}`) ?? []), segment])
  for (const segment of segments) for (const point of segment) remember(point, segment)
  const used = new Set()
  const follow = (line) => {
    for (;;) {
      const end = line.at(-1)
      const next = ends.get(`${end}`)?.find((segment) => !used.has(segment))
      if (!next) return line
      used.add(next)
      line.push(`${next[0]}` === `${end}` ? next[1] : next[0])
    }
  }
  const lines = []
  for (const segment of segments) {
    if (used.has(segment)) continue
    used.add(segment)
    const forwards = follow([...segment])
    lines.push(follow(forwards.reverse()))
  }
  return lines.filter((line) => line.length > 4)
}

/** A smooth curve through the middles of a line's pieces, in relative coordinates; a closed line meets itself. */
function pathOf(points) {
  const isClosed = `${points[0]}` === `${points.at(-1)}`
  const line = isClosed ? [...points, points[1]] : points
  const middles = line.slice(1).map(([x, y], index) => [(x + line[index][0]) >> 1, (y + line[index][1]) >> 1])
  const [start, ...rest] = middles
  let [fromX, fromY] = start
  let path = `M${start.join(' ')}`
  rest.forEach(([x, y], index) => {
    const [bendX, bendY] = line[index + 1]
    path += `q${bendX - fromX} ${bendY - fromY} ${x - fromX} ${y - fromY}`
    fromX = x
    fromY = y
  })
  return path.replaceAll(' -', '-')
}

const levels = Array.from({ length: LEVELS }, (_, index) => 0.08 + index * 0.085)
const paths = levels.map((level, index) => {
  const data = linesOf(segmentsAt(level)).map(pathOf).join('')
  return `<path d="${data}"${index % 5 === 4 ? ' stroke-width="1.8"' : ''}/>`
})
writeFileSync(
  TARGET,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#7c8a4f"><title>Contour lines</title>${paths.join('')}</svg>\n`,
)
