/** A watchtower at the wire; its searchlight sweeps slowly, the one moving thing of the first view. */
export function Watchtower() {
  return (
    <div className="absolute right-[4%] bottom-0 h-60 w-28 md:right-[9%] md:h-[66%] md:max-h-[34rem] md:w-56">
      <div className="absolute top-[21.5%] right-1/2 h-52 w-[150vw] max-w-[68rem] origin-right -translate-y-1/2 animate-searchlight md:h-96">
        <div className="size-full bg-linear-to-l from-[#ffd591]/60 via-[#ffd591]/12 via-45% to-transparent [clip-path:polygon(100%_49%,100%_51%,0_100%,0_0)]" />
      </div>
      <svg
        viewBox="0 0 160 400"
        preserveAspectRatio="xMidYMax meet"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <path
          d="M48 140 24 400M112 140l24 260M44 190l76 60M116 190l-76 60M36 270l90 74M124 270l-90 74M30 344l100 56"
          stroke="#0b0d09"
          strokeWidth="8"
        />
        <path
          d="M28 132h104v16H28zM36 96h8v40h-8zM116 96h8v40h-8zM36 110h88v6H36zM48 56h6v76h-6zM106 56h6v76h-6zM30 44h100v14H30zM52 30h56v14H52zM76 14h8v16h-8z"
          fill="#0b0d09"
        />
        <path d="M66 72h28v30H66z" fill="#1d1a10" />
        <path d="M70 78h14v16H70z" fill="#ffe2ae" />
      </svg>
    </div>
  )
}
