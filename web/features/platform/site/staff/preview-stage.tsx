import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** How wide the screens are that most people have. */
const WIDTHS = { phone: 390, desktop: 1440 } as const
/** A page made small is not drawn out to the height of a phone: nobody has such a screen. */
const HEIGHT_TO_WIDTH_MAX = { phone: 3, desktop: 1.25 } as const

/** Room for a page as wide as on that device, made smaller where the window is narrower. */
export function PreviewStage({ device, children }: { device: keyof typeof WIDTHS; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: WIDTHS.phone as number, height: 0 })

  useLayoutEffect(() => {
    const stage = ref.current
    if (!stage) return
    const measure = () => setRoom({ width: stage.clientWidth, height: stage.clientHeight })
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(stage)
    return () => resizes.disconnect()
  }, [])

  const width = WIDTHS[device]
  // Without any room there is nothing to fit.
  const scale = Math.min(1, room.width / width) || 1
  return (
    <div ref={ref} className="relative min-h-0 grow overflow-hidden">
      <div
        className="absolute top-0 left-1/2 origin-top-left"
        style={{
          width,
          height: Math.min(room.height / scale, width * HEIGHT_TO_WIDTH_MAX[device]),
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      >
        {children}
      </div>
    </div>
  )
}
