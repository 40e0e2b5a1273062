import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** The left and the right face of the crate as flat sheets of 80 by 58. */
const LEFT_FACE = 'matrix(1 .525 0 1 20 56)'
const RIGHT_FACE = 'matrix(1 -.525 0 1 100 98)'

const STAR = 'm40 17 4 8.4 9.2 1.2-6.8 6.3 1.8 9.1-8.2-4.5-8.2 4.5 1.8-9.1-6.8-6.3 9.2-1.2z'
const SKULL = 'M28 20q12-9 24 0v14l-4 2v5h-4v-4h-2v4h-4v-4h-2v4h-4v-5l-4-2zM32 27v5h6v-5zM42 27v5h6v-5z'
const ARROW = 'M40 18 53 30h-8v11H35V30h-8z'

const LOOKS = {
  donate: { tone: 'text-sand', emblem: ARROW, stencil: 'AIR-149' },
  legendary: { tone: 'text-signal', emblem: STAR, stencil: 'LEG-349' },
  hardcore: { tone: 'text-alarm', emblem: SKULL, stencil: 'HRD-259' },
} as const
export type CrateKind = keyof typeof LOOKS

/** A supply crate in isometric view, stencilled with its kind. */
export function CrateDrawing({ kind, className }: { kind: CrateKind; className?: string }) {
  const { tone, emblem, stencil } = LOOKS[kind]
  return (
    <svg
      viewBox="0 0 200 170"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames(tone, className)}
    >
      <path d="M100 14 180 56 100 98 20 56z" fill="currentColor" fillOpacity="0.34" />
      <path d="M60 35 140 77M140 35 60 77" opacity="0.6" />
      <Face at={LEFT_FACE} opacity={0.2}>
        <text
          x="14"
          y="36"
          className="font-mono"
          fontSize="13"
          fontWeight="700"
          fill="currentColor"
          stroke="none"
        >
          {stencil}
        </text>
      </Face>
      <Face at={RIGHT_FACE} opacity={0.1}>
        <path d={emblem} fill="currentColor" fillRule="evenodd" stroke="none" />
      </Face>
      {kind === 'hardcore' && <HazardBand />}
      {kind === 'legendary' && (
        <path d="M20 70 100 112 180 70" className="stroke-signal-strong" strokeWidth="5" />
      )}
    </svg>
  )
}

/** One side: its sheet, the edge of the lid, the posts at both ends, and what is painted on it. */
function Face({ at, opacity, children }: { at: string; opacity: number; children: ReactNode }) {
  return (
    <g transform={at}>
      <path d="M0 0h80v58H0z" fill="currentColor" fillOpacity={opacity} />
      <path d="M0 12h80M8 12v46M72 12v46" opacity="0.6" />
      {children}
    </g>
  )
}

function HazardBand() {
  const stripes = [0, 16, 32, 48, 64].map((x) => `M${x} 58 ${x + 8} 48h8L${x + 8} 58z`).join('')
  return (
    <>
      {[LEFT_FACE, RIGHT_FACE].map((at) => (
        <path key={at} transform={at} d={stripes} className="fill-scp" stroke="none" />
      ))}
    </>
  )
}
