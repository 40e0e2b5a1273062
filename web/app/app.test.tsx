import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { App } from './app.tsx'
import { siteRoutes } from './site-routes.ts'

beforeEach(() => void startScreenTest())
afterEach(() => void vi.restoreAllMocks())

it('arrives at the top of the next page, with the focus on it and its own title', async () => {
  await Promise.all([siteRoutes.at('/login').preload(), siteRoutes.at('/register').preload()])
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const { user } = renderScreen(<App routes={siteRoutes} />, { path: '/login' })
  expect(scrollTo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  await expectPath('/register')
  await waitFor(() => expect(document.title).toBe('Регистрация — FrontLand'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeTruthy()
})

it('leads back to where a page was left, also before the browser told of the scrolling', async () => {
  await Promise.all([siteRoutes.at('/login').preload(), siteRoutes.at('/register').preload()])
  const { user } = renderScreen(<App routes={siteRoutes} />, { path: '/login' })
  const scrollTo = vi.spyOn(window, 'scrollTo')
  document.documentElement.scrollTop = 400
  expect(window.scrollY).toBe(400)
  await user.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  await expectPath('/register')
  expect(window.scrollY).toBe(0)
  act(() => window.history.back())
  await expectPath('/login')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 400)
})

it('shows the not-found page at an unknown address, and at a known one written otherwise', async () => {
  await siteRoutes.notFound.preload()
  renderScreen(<App routes={siteRoutes} />, { path: '/Login' })
  expect(screen.getByText('404')).toBeTruthy()
})

it('offers a way past the navigation', async () => {
  await siteRoutes.at('/login').preload()
  renderScreen(<App routes={siteRoutes} />, { path: '/login' })
  expect(screen.getByRole('link', { name: 'К содержанию' }).getAttribute('href')).toBe('#main')
  expect(screen.getByRole('main').id).toBe('main')
})
