import { drawSkyline, SCENE_HEIGHT, SCENE_WIDTH } from '#web/ui/skyline.ts'
import { Contours } from './contours.tsx'
import { Watchtower } from './watchtower.tsx'

const FAR = drawSkyline(4021, 120, 470).path
const NEAR = drawSkyline(9173, 60, 250).path
/** One of the dead: head, outstretched arms, legs in mid-step, in blocks of six. */
const WALKER = 'h12v12h18v6h-18v18h6v18h-6v-12h-6v12h-12v-6h6v-18h-6v-18h6z'
const WALKERS = [
  [648, 812],
  [742, 806],
  [806, 815],
  [948, 808],
  [1010, 814],
  [1108, 810],
  [1196, 814],
  [1262, 808],
] as const
const POSTS = Array.from({ length: 21 }, (_, index) => index * 80 + 10)

/** The ruined city at dusk beyond the wire, under the contour lines of its own map. */
export function HeroScene() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-[radial-gradient(85%_90%_at_74%_104%,#d9914a_0%,#8f5a28_20%,#473218_42%,#201c11_64%,transparent_84%)]"
    >
      <Contours className="absolute inset-y-0 right-0 w-[max(100%,64rem)] mask-linear-[250deg,#000_10%,transparent_62%] opacity-40" />
      <svg
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <g fill="#0b0d09">
          <path d={FAR} fillOpacity={0.34} />
          <path d={NEAR} fillOpacity={0.66} />
          <path d={`M0 880H${SCENE_WIDTH}V${SCENE_HEIGHT}H0z`} />
          <path d={WALKERS.map(([x, y]) => `M${x} ${y}${WALKER}`).join('')} />
        </g>
        <path
          d={`${POSTS.map((x) => `M${x} 838v48`).join('')}M0 846H${SCENE_WIDTH}M0 862H${SCENE_WIDTH}`}
          stroke="#0b0d09"
          strokeWidth="3"
        />
      </svg>
      <Watchtower />
      <div className="absolute inset-0 bg-linear-to-r from-ground via-ground/55 via-40% to-transparent to-75% max-md:bg-linear-to-b max-md:via-ground/60 max-md:via-55%" />
    </div>
  )
}
