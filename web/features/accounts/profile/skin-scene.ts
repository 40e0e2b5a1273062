/** The figure of a skin in three dimensions. The library weighs more than the page, so only `use-skin-scene.ts` loads this. */
import { IdleAnimation, SkinViewer } from 'skinview3d'
import { SKIN_VIEW } from './skin-view.ts'

const TURN_PER_SECOND = 0.5

export type SkinScene = {
  /** Whether the figure breathes and turns by itself; by hand it can be turned always. */
  setMoving: (isMoving: boolean) => void
  /** Gives back the canvas and the memory of the graphics card. */
  dispose: () => void
}

/** Puts the figure into `host`, as large as that is; fails where it cannot be drawn. */
export async function startSkinScene(host: HTMLElement, skin: string): Promise<SkinScene> {
  const { fov, zoom } = SKIN_VIEW
  const [width, height] = [host.clientWidth, host.clientHeight]
  const viewer = new SkinViewer({ fov, zoom, width, height, renderPaused: true })
  const { canvas } = viewer
  const resizes = new ResizeObserver(() => {
    if (host.clientWidth > 0) viewer.setSize(host.clientWidth, host.clientHeight)
  })
  // Draws only while it is seen; an element without a size is not.
  const sights = new IntersectionObserver((entries) => {
    viewer.renderPaused = !entries.at(-1)?.isIntersecting
  })

  function dispose() {
    resizes.disconnect()
    sights.disconnect()
    canvas.remove()
    viewer.dispose()
    viewer.renderer.forceContextLoss()
  }

  try {
    await viewer.loadSkin(skin)
  } catch (error) {
    dispose()
    throw error
  }
  viewer.animation = new IdleAnimation()
  viewer.autoRotateSpeed = TURN_PER_SECOND
  viewer.playerWrapper.rotation.y = SKIN_VIEW.turn
  viewer.controls.enableZoom = false
  // Turned to the sides only: upwards and downwards a finger scrolls the page.
  viewer.controls.minPolarAngle = viewer.controls.maxPolarAngle = Math.PI / 2
  canvas.style.touchAction = 'pan-y'
  canvas.className = 'absolute inset-0 cursor-grab active:cursor-grabbing'
  host.append(canvas)
  resizes.observe(host)
  sights.observe(host)

  return {
    setMoving: (isMoving) => {
      viewer.autoRotate = isMoving
      if (viewer.animation) viewer.animation.paused = !isMoving
    },
    dispose,
  }
}
