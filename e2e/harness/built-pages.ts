/** The pages that the built bundle has, by who may open them. */
import { pathToFileURL } from 'node:url'
import { buildWebIfStale } from '#scripts/build-web.ts'
import type { PageRenderer } from '#shared/contract/page-rendering.ts'

export type BuiltPages = {
  /** Anybody's. */
  public: string[]
  /** Anybody's, answered with 404 as long as there is no file at the address. */
  missingFile: string[]
  player: string[]
  administrator: string[]
}

export async function builtPages(): Promise<BuiltPages> {
  await buildWebIfStale()
  const { renderer } = (await import(pathToFileURL('dist/server/entry-server.js').href)) as {
    renderer: PageRenderer
  }
  const pathsOf = (isForMissingFile: boolean) =>
    renderer.pages
      .filter((page) => page.path !== '*' && (page.isForMissingFile ?? false) === isForMissingFile)
      .map(({ path }) => path)
  const paths = pathsOf(false)
  const isStaff = (path: string) => path === '/admin' || path.startsWith('/admin/')
  const isPlayers = (path: string) => path === '/profile'
  return {
    public: paths.filter((path) => !isStaff(path) && !isPlayers(path)),
    missingFile: pathsOf(true),
    player: paths.filter(isPlayers),
    administrator: paths.filter(isStaff),
  }
}
