import type { ReactNode } from 'react'
import { PlaceholderCorridor } from './placeholder-corridor.tsx'
import { drawPlaceholderSkyline, lotsFrom, SCENE_HEIGHT, SCENE_WIDTH } from './placeholder-skyline.ts'

const LAYERS = [
  { low: 260, high: 640, opacity: 0.28 },
  { low: 160, high: 430, opacity: 0.55 },
  { low: 60, high: 220, opacity: 1 },
] as const

/** What is drawn where a picture is missing: a corridor of the complex, or the ruined city, the same for the same seed. */
export function Placeholder({ isCorridor, seed }: { isCorridor: boolean; seed: number }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className="size-full"
      aria-hidden="true"
    >
      {isCorridor ? <PlaceholderCorridor /> : <City seed={seed} />}
    </svg>
  )
}

function City({ seed }: { seed: number }) {
  return LAYERS.map(({ low, high, opacity }, depth) => {
    const { path, buildings } = drawPlaceholderSkyline(seed * 977 + depth * 131 + 7, low, high)
    return (
      <g key={opacity}>
        <path d={path} fill="#0b0d09" fillOpacity={opacity} />
        {depth === 1 && <path d={lampsOf(buildings, seed)} fill="var(--lamp)" />}
      </g>
    )
  })
}

/** A few lit windows: two houses in five still has somebody at home. */
function lampsOf(buildings: readonly { x: number; top: number; width: number }[], seed: number): string {
  const draw = lotsFrom(seed * 31 + 3)
  return buildings
    .filter(() => draw() < 0.4)
    .map(({ x, top, width }) => {
      const column = x + 16 + Math.floor((draw() * (width - 32)) / 20) * 20
      return `M${column} ${top + 30}h8v12h-8z`
    })
    .join('')
}
