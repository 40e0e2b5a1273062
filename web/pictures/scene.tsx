import { classNames } from '#web/lib/class-names.ts'
import { PlaceholderCorridor } from './placeholder-corridor.tsx'
import { drawPlaceholderSkyline, lotsFrom, SCENE_HEIGHT, SCENE_WIDTH } from './placeholder-skyline.ts'

/** The light of a place: sky from the zenith to the horizon, and the lamps still burning. */
const TONES = {
  dusk: { sky: '#12160f, #2f2b1b 34%, #7d5426 64%, #d08a40 82%', lamp: '#ffb45c' },
  fog: { sky: '#151a16, #2c362e 36%, #5a6858 66%, #8c9680 84%', lamp: '#e9d9a0' },
  night: { sky: '#0b0e10, #152026 40%, #2d4450 68%, #54727e 86%', lamp: '#f0a24a' },
  olive: { sky: '#11150d, #283019 36%, #566334 66%, #8f9d5c 84%', lamp: '#f5c26b' },
  sand: { sky: '#15130d, #383221 36%, #7d6e48 66%, #c3af7b 84%', lamp: '#ffcf87' },
  scp: { sky: '#101010, #1a1912 50%, #3b3415 82%, #7a6420', lamp: '#f2c230' },
} as const
export type Tone = keyof typeof TONES

const LAYERS = [
  { low: 260, high: 640, opacity: 0.28 },
  { low: 160, high: 430, opacity: 0.55 },
  { low: 60, high: 220, opacity: 1 },
] as const

/** A place of our world, drawn instead of photographed: stands wherever a picture is missing. */
export function Scene({ tone, seed, className }: { tone: Tone; seed: number; className?: string }) {
  const { sky, lamp } = TONES[tone]
  return (
    <div
      aria-hidden="true"
      className={classNames('overflow-hidden', className)}
      style={{ backgroundImage: `linear-gradient(${sky})` }}
    >
      <svg
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        className="size-full"
        aria-hidden="true"
      >
        {tone === 'scp' ? <PlaceholderCorridor /> : <City seed={seed} lamp={lamp} />}
      </svg>
    </div>
  )
}

function City({ seed, lamp }: { seed: number; lamp: string }) {
  return LAYERS.map(({ low, high, opacity }, depth) => {
    const { path, buildings } = drawPlaceholderSkyline(seed * 977 + depth * 131 + 7, low, high)
    return (
      <g key={opacity}>
        <path d={path} fill="#0b0d09" fillOpacity={opacity} />
        {depth === 1 && <path d={lampsOf(buildings, seed)} fill={lamp} />}
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
