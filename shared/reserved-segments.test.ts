import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { LAUNCHER_FILES } from './constants/launcher.ts'
import { everyEndpoint } from './contract/all-endpoints.ts'
import { isOwnPath, ownPathOf } from './own-paths.ts'
import { isReservedPath } from './reserved-segments.ts'

test('no page of staff can stand where the product answers, now or as it named for later', () => {
  const pages = Object.values(addresses).filter((address) => address !== addresses.ownPage)
  const calls = everyEndpoint.map(({ base, path }) => base + path)
  const files = globSync('*', { cwd: 'web/public' }).map((name) => `/${name}`)
  const links = Object.values(LAUNCHER_FILES).map(({ link }) => link)
  const built = ['/assets/a', '/uploads/a', '/api', '/images', '/icons']
  const named = ['players', 'leaderboards', 'status', 'offer', 'legal', 'widgets', 'votes', 'tickets']
  const all = [...pages, ...calls, ...files, ...links, ...built, ...named.map((name) => `/${name}`)]
  for (const path of all.filter((each) => each !== '/')) {
    const first = `/${path.split('/')[1]}`
    // A name with a dot is none that staff can give.
    if (isOwnPath(ownPathOf(first))) expect([path, isReservedPath(path.toUpperCase())]).toEqual([path, true])
  }
})

test('a path is small Latin letters, digits and hyphens, however it is written', () => {
  expect([' Rules/ ', '/wiki/Start', 'wipe-2'].map(ownPathOf)).toEqual(['/rules', '/wiki/start', '/wipe-2'])
  expect(['/rules', '/wiki/start_1', '/2'].filter(isOwnPath)).toHaveLength(3)
  expect(
    ['/', '', '/-', '/a--b', '/a/', '/a.b', '/a b', '/я', '/A', '/a/b/c/d/e/f/g'].filter(isOwnPath),
  ).toEqual([])
})
