import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { SkinCard } from './skin-card.tsx'
import type { LoadSkinScene } from './use-skin-scene.ts'

const scene = { setMoving: vi.fn(), dispose: vi.fn() }
const startSkinScene = vi.fn<Awaited<ReturnType<LoadSkinScene>>['startSkinScene']>()
const loadScene = vi.fn<LoadSkinScene>(async () => ({ startSkinScene }))

/** What waits until the page has nothing better to do. */
let idle: (() => void)[] = []
let wantsLessMotion = false
let hasWebGl = true

beforeEach(() => {
  startScreenTest()
  vi.clearAllMocks()
  startSkinScene.mockResolvedValue(scene)
  idle = []
  wantsLessMotion = false
  hasWebGl = true
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') && wantsLessMotion }) as MediaQueryList,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => (hasWebGl ? { getExtension: () => null } : null) as never,
  )
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (skin: string | null = null, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<SkinCard skin={skin} loadScene={loadScene} />, { language })
const figure = () => screen.getByRole('img', { name: /Боец в полевой форме|A soldier in field dress/ })
const still = () => figure().querySelector('img')
/** The page has nothing better to do, and what follows from that has happened. */
const settle = () =>
  act(async () => {
    for (const callback of idle.splice(0)) callback()
  })

describe('the figure', () => {
  it('turns, can be stopped and goes on, and is given back when the page is left', async () => {
    const { user, unmount } = show()
    await settle()
    await user.click(screen.getByRole('button', { name: 'Остановить вращение' }))
    expect(scene.setMoving.mock.calls).toEqual([[true], [false]])
    await user.click(screen.getByRole('button', { name: 'Продолжить вращение' }))
    expect(scene.setMoving).toHaveBeenLastCalledWith(true)
    expect(startSkinScene.mock.calls).toEqual([[figure(), '/images/skin-default.png']])
    unmount()
    expect(scene.dispose).toHaveBeenCalledTimes(1)
  })

  it('is given back when it comes after the page was left', async () => {
    let arrive = (_: typeof scene) => {}
    startSkinScene.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { unmount } = show()
    await settle()
    expect(startSkinScene).toHaveBeenCalledTimes(1)
    unmount()
    await act(async () => arrive(scene))
    expect(scene.dispose).toHaveBeenCalledTimes(1)
  })

  it('is not fetched when the page is left before that has nothing better to do', async () => {
    const { unmount } = show()
    unmount()
    await settle()
    expect(loadScene).not.toHaveBeenCalled()
  })
})

describe('the still picture stays', () => {
  it.each([
    ['for those who want less motion', () => (wantsLessMotion = true)],
    ['where there is no WebGL', () => (hasWebGl = false)],
  ])('%s, and nothing more is fetched', (_, arrange) => {
    arrange()
    show()
    expect(idle).toEqual([])
    expect(loadScene).not.toHaveBeenCalled()
    expect(still()?.className).not.toContain('invisible')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('when the figure cannot be drawn', async () => {
    startSkinScene.mockRejectedValue(new Error('lost'))
    show(null, 'en')
    await settle()
    expect(startSkinScene).toHaveBeenCalledTimes(1)
    expect(still()?.className).not.toContain('invisible')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('and leaves its name and an empty ground when it does not come itself', () => {
    hasWebGl = false
    show()
    fireEvent.error(still() as HTMLImageElement)
    expect(figure().querySelector('img')).toBeNull()
  })
})

it('says whose skin it shows', () => {
  hasWebGl = false
  show()
  expect(screen.getByText('Стандартный: полевая форма новобранца.')).toBeTruthy()
  startScreenTest()
  show('woodland', 'en')
  expect(screen.getByText('“woodland”. We cannot show it yet; this is the default one.')).toBeTruthy()
})
