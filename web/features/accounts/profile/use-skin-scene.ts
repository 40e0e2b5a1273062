import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from './settings/less-motion.ts'
import type { SkinScene } from './skin-scene.ts'

export type LoadSkinScene = () => Promise<Pick<typeof import('./skin-scene.ts'), 'startSkinScene'>>

const loadSkinScene: LoadSkinScene = () => import('./skin-scene.ts')

/**
 * Brings the moving figure of a skin into the element of `host` once the page has nothing better to do. There is none for those
 * who want less motion, where the graphics card does not help, and when its code or the skin does not come.
 */
export function useSkinScene(skin: string, load: LoadSkinScene = loadSkinScene) {
  const host = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<SkinScene | null>(null)
  const [isMoving, setMoving] = useState(true)

  useEffect(() => {
    const element = host.current
    if (!element || wantsLessMotion() || !canDraw()) return
    let isLeft = false
    let running: SkinScene | undefined
    async function start(element: HTMLElement) {
      await untilIdle()
      if (isLeft) return
      const { startSkinScene } = await load()
      if (isLeft) return
      running = await startSkinScene(element, skin)
      if (isLeft) running.dispose()
      else setScene(running)
    }
    // The still picture is there already.
    start(element).catch(() => {})
    return () => {
      isLeft = true
      running?.dispose()
      setScene(null)
    }
  }, [skin, load])

  useEffect(() => scene?.setMoving(isMoving), [scene, isMoving])
  return { host, isLive: scene !== null, isMoving, setMoving }
}

/** Whether there is WebGL that does not eat the processor. */
function canDraw(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** After the page has loaded and settled. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 3_000 })
        : setTimeout(resolve, 300)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
