/** Heights as rings around two hills: each a closed curve, a little larger and looser than the one inside. */
const RINGS = [
  'M820 190c40-34 104-30 120 10s-28 78-76 78-90-48-44-88z',
  'M790 170c60-56 160-48 182 14s-46 122-116 118-132-72-66-132z',
  'M756 148c84-80 218-66 248 20s-66 170-162 162-178-100-86-182z',
  'M716 122c112-106 282-88 320 28s-90 224-214 210-230-130-106-238z',
  'M560 260c24-18 60-12 66 12s-18 42-44 40-46-34-22-52z',
  'M536 244c42-34 106-24 116 20s-34 74-78 70-82-56-38-90z',
  'M506 226c64-52 160-38 176 30s-54 112-122 106-124-80-54-136z',
]
const FRONT = 'M700 0c-20 70 60 100 50 160s-80 90-40 150 70 60 60 110'

/** A map of heights with a front line and three arrows through it. */
export function OperationMap({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1100 420"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d={RINGS.join('')} className="stroke-olive" strokeOpacity="0.55" />
      <path
        d="M200 0v420M400 0v420M600 0v420M800 0v420M1000 0v420M0 105h1100M0 210h1100M0 315h1100"
        className="stroke-edge"
        strokeOpacity="0.35"
        strokeDasharray="2 6"
      />
      <path d={FRONT} className="stroke-alarm" strokeWidth="2" strokeDasharray="14 6" />
      <g className="stroke-signal" strokeWidth="3">
        <path d="M600 96q60-16 116 16m-18-17 19 18-25 7M610 214q70-8 116 4m-19-15 21 15-22 12M616 344q44-8 84-40m-25 2 26-3-7 25" />
      </g>
      <g className="fill-sand font-mono max-lg:hidden" fontSize="11">
        <text x="880" y="222">
          412
        </text>
        <text x="806" y="20">
          X 1024
        </text>
        <text x="1006" y="20">
          Z −512
        </text>
      </g>
    </svg>
  )
}
