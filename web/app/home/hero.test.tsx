import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGlance } from '#web/testing/samples.ts'
import { Hero } from './hero.tsx'

const roblox = sampleGlance({ id: 2, type: 'roblox', ip: 'https://www.roblox.com/games/1', players: 164 })

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const readingOf = async (label: string) =>
  within((await screen.findByText(label)).parentElement as HTMLElement)

it('says who is on each front and how to get there', async () => {
  api.reply(gameStatusEndpoints.glances, [sampleGlance({ players: 1287 }), roblox])
  const { user } = renderScreen(<Hero />)
  const first = await readingOf('Фронт 1 · Minecraft')
  expect((await first.findByText(/онлайн/)).textContent?.replace(/\s/g, ' ')).toBe('1 287 онлайн')
  await user.click(first.getByRole('button', { name: 'Скопировать: play.example.org:25565' }))
  expect(await navigator.clipboard.readText()).toBe('play.example.org:25565')
  const second = await readingOf('Фронт 2 · Roblox')
  expect(second.getByText('164 онлайн')).toBeTruthy()
  expect(second.getByRole('link', { name: 'Играть' }).getAttribute('href')).toBe(
    'https://www.roblox.com/games/1',
  )
})

it('promises no game where only the catalogue of Roblox is known', async () => {
  api.reply(gameStatusEndpoints.glances, [{ ...roblox, ip: 'https://www.roblox.com/games' }])
  renderScreen(<Hero />)
  const second = await readingOf('Фронт 2 · Roblox')
  expect(await second.findByText('164 онлайн')).toBeTruthy()
  expect(second.queryByRole('link')).toBeNull()
})

it.each([
  ['offline', 'Offline'],
  ['unknown', 'Unknown'],
  ['maintenance', 'Maintenance'],
] as const)('counts nobody on a server that is %s', async (state, said) => {
  api.reply(gameStatusEndpoints.glances, [sampleGlance({ state, players: 0 })])
  renderScreen(<Hero />, { language: 'en' })
  const first = await readingOf('Front 1 · Minecraft')
  expect(await first.findByText(said)).toBeTruthy()
  expect(first.queryByText(/online/)).toBeNull()
  expect(first.getByRole('button', { name: /play.example.org/ })).toBeTruthy()
})

it('names the fronts while nothing is known of their servers', async () => {
  api.refuse(gameStatusEndpoints.glances, 'internal', '')
  renderScreen(<Hero />)
  expect((await readingOf('Фронт 1 · Minecraft')).getByText('Зомби-апокалипсис')).toBeTruthy()
  expect((await readingOf('Фронт 2 · Roblox')).getByText('SCP RolePlay')).toBeTruthy()
})
