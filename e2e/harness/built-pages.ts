/** The pages that the built bundle has, by who may open them. */
import { pathToFileURL } from 'node:url'
import { buildWebIfStale } from '#scripts/build-web.ts'
import type { PageRenderer } from '#shared/contract/page-rendering.ts'

export type BuiltPages = {
  /** Anybody's. */
  public: string[]
  player: string[]
  administrator: string[]
}

export async function builtPages(): Promise<BuiltPages> {
  await buildWebIfStale()
  const { renderer } = (await import(pathToFileURL('dist/server/entry-server.js').href)) as {
    renderer: PageRenderer
  }
  const paths = renderer.pages.map(({ path }) => path).filter((path) => path !== '*')
  const isStaff = (path: string) => path === '/admin' || path.startsWith('/admin/')
  const isPlayers = (path: string) => path === '/profile'
  return {
    public: paths.filter((path) => !isStaff(path) && !isPlayers(path)),
    player: paths.filter(isPlayers),
    administrator: paths.filter(isStaff),
  }
}
