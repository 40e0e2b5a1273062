import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { SkinCard } from './skin-card.tsx'

const scene = { setMoving: vi.fn(), dispose: vi.fn() }
const startSkinScene = vi.fn()
vi.mock('./skin-scene.ts', () => ({ startSkinScene: (...given: unknown[]) => startSkinScene(...given) }))

let wantsLessMotion = false
let hasWebGl = true

beforeEach(() => {
  startScreenTest()
  vi.clearAllMocks()
  startSkinScene.mockResolvedValue(scene)
  wantsLessMotion = false
  hasWebGl = true
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') && wantsLessMotion }) as MediaQueryList,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => (hasWebGl ? { getExtension: () => null } : null) as never,
  )
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (skin: string | null = null, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<SkinCard skin={skin} />, { language })
const figure = () => screen.getByRole('img', { name: /Боец в полевой форме|A soldier in field dress/ })
const still = () => figure().querySelector('img')
/** Longer than the figure takes to be asked for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('the figure', () => {
  it('turns, can be stopped and goes on, and is given back when the page is left', async () => {
    const { user, unmount } = show()
    await user.click(await screen.findByRole('button', { name: 'Остановить вращение' }))
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
    await waitFor(() => expect(startSkinScene).toHaveBeenCalled())
    unmount()
    arrive(scene)
    await waitFor(() => expect(scene.dispose).toHaveBeenCalledTimes(1))
  })
})

describe('the still picture stays', () => {
  it.each([
    ['for those who want less motion', () => (wantsLessMotion = true)],
    ['where there is no WebGL', () => (hasWebGl = false)],
  ])('%s, and nothing more is fetched', async (_, arrange) => {
    arrange()
    show()
    await settle()
    expect(startSkinScene).not.toHaveBeenCalled()
    expect(still()?.className).not.toContain('invisible')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('when the figure cannot be drawn', async () => {
    startSkinScene.mockRejectedValue(new Error('lost'))
    show(null, 'en')
    await waitFor(() => expect(startSkinScene).toHaveBeenCalled())
    await settle()
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
