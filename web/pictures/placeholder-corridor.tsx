import { SCENE_HEIGHT, SCENE_WIDTH } from './placeholder-skyline.ts'

const CENTRE_X = 800
const CENTRE_Y = 430
/** How far the frames stand from the eye: the share of the picture each still fills. */
const FRAMES = [0.94, 0.64, 0.45, 0.33, 0.25] as const
const HALF_WIDTH = 800
const HALF_HEIGHT = 470

function frameAt(share: number) {
  const [width, height] = [HALF_WIDTH * share, HALF_HEIGHT * share]
  return {
    left: Math.round(CENTRE_X - width),
    right: Math.round(CENTRE_X + width),
    top: Math.round(CENTRE_Y - height),
    bottom: Math.round(CENTRE_Y + height),
  }
}

/** A containment corridor: frames one behind the other, lamps on the ceiling, a blast door at the end. */
export function PlaceholderCorridor() {
  const door = frameAt(0.25)
  return (
    <>
      <path d={`M0 0H${SCENE_WIDTH}V${SCENE_HEIGHT}H0z`} fill="#0b0b0a" />
      <path
        d={`M0 ${SCENE_HEIGHT}L${door.left} ${door.bottom}H${door.right}L${SCENE_WIDTH} ${SCENE_HEIGHT}z`}
        fill="#2a2614"
        fillOpacity="0.7"
      />
      <path
        d={`M0 0 ${door.left} ${door.top}M${SCENE_WIDTH} 0 ${door.right} ${door.top}M0 ${SCENE_HEIGHT} ${door.left} ${door.bottom}M${SCENE_WIDTH} ${SCENE_HEIGHT} ${door.right} ${door.bottom}`}
        stroke="#8f7d2e"
        strokeOpacity="0.35"
        strokeWidth="4"
      />
      {FRAMES.map((share, depth) => {
        const { left, right, top, bottom } = frameAt(share)
        const light = 0.1 + depth * 0.13
        return (
          <g key={share}>
            <path
              d={`M${left} ${bottom}V${top}H${right}V${bottom}z`}
              fill="#3b3620"
              fillOpacity={light * 0.5}
              stroke="#8f7d2e"
              strokeOpacity={light}
              strokeWidth={14 * share}
            />
            <path
              d={`M${CENTRE_X - 130 * share} ${top + 16 * share}h${260 * share}v${14 * share}h${-260 * share}z`}
              fill="#ffe9a8"
              fillOpacity={0.25 + depth * 0.15}
            />
          </g>
        )
      })}
      <path
        d={`M${door.left} ${door.top}H${door.right}V${door.bottom}H${door.left}z`}
        fill="#15140e"
        stroke="#f2c230"
        strokeWidth="5"
      />
      <path
        d={Array.from(
          { length: 10 },
          (_, step) => `M${door.left + step * 40} ${CENTRE_Y + 24}l24-48h20l-24 48z`,
        ).join('')}
        fill="#f2c230"
      />
      <path d={`M${CENTRE_X} ${door.top}V${door.bottom}`} stroke="#0b0b0a" strokeWidth="6" />
    </>
  )
}
