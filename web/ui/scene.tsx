import { classNames } from '#web/lib/class-names.ts'
import { drawSkyline, lotsFrom, SCENE_HEIGHT, SCENE_WIDTH } from './skyline.ts'

/** The light of a place: sky from the zenith to the horizon, and the lamps still burning. */
const TONES = {
  dusk: { sky: '#12160f, #2a291b 42%, #6b4a26 74%, #c07a35', lamp: '#ffb45c' },
  fog: { sky: '#141915, #28312a 48%, #4d5a4c 80%, #78836b', lamp: '#e9d9a0' },
  night: { sky: '#0b0e10, #141c20 52%, #263640 82%, #3b525c', lamp: '#f0a24a' },
  olive: { sky: '#11150d, #242b17 45%, #48532c 78%, #7c8a4f', lamp: '#f5c26b' },
  sand: { sky: '#15130d, #302b1d 45%, #6a5d3d 78%, #b09d6c', lamp: '#ffcf87' },
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
  const skylines = LAYERS.map(({ low, high }, depth) => drawSkyline(seed * 977 + depth * 131 + 7, low, high))
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
        {skylines.map(({ path }, depth) => (
          <g key={path}>
            <path d={path} fill="#0b0d09" fillOpacity={LAYERS[depth]?.opacity} />
            {depth === 1 && <path d={lampsOf(skylines[1]?.buildings ?? [], seed)} fill={lamp} />}
          </g>
        ))}
      </svg>
    </div>
  )
}

/** A few lit windows: one house in four still has somebody at home. */
function lampsOf(buildings: readonly { x: number; top: number; width: number }[], seed: number): string {
  const draw = lotsFrom(seed * 31 + 3)
  return buildings
    .filter(() => draw() < 0.25)
    .map(({ x, top, width }) => {
      const column = x + 16 + Math.floor((draw() * (width - 32)) / 20) * 20
      return `M${column} ${top + 30}h8v12h-8z`
    })
    .join('')
}
