/** The pages of the last build, by who may open them. */
import { pathToFileURL } from 'node:url'
import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { Page, PageRenderer } from '#shared/contract/page-rendering.ts'

/** A page as a path that can be opened, and the permissions of which it takes one. */
export type StaffPage = { path: string; permissions: readonly Permission[] }

/** Where nothing has a page until staff write it, or somebody buys it. */
const NOT_THERE_YET: readonly string[] = [
  addresses.order,
  addresses.adminOrder,
  addresses.ownPage,
  addresses.legalDocument,
  addresses.adminRegistrations,
]

export type BuiltPages = {
  /** Anybody's. */
  public: string[]
  /** Anybody's, answered with 404 as long as there is no file at the address. */
  missingFile: string[]
  player: string[]
  administrator: string[]
  /** The pages of the panel once more, each with the permissions that open it. */
  staff: StaffPage[]
}

export async function builtPages(): Promise<BuiltPages> {
  const { renderer } = (await import(pathToFileURL('dist/program/entry-server.js').href)) as {
    renderer: PageRenderer
  }
  const pages = renderer.pages
    .filter(({ path }) => path !== '*' && !NOT_THERE_YET.includes(path))
    .map((page) => ({ ...page, path: exampleOf(page.path) }))
  const pathsOf = (belongs: (page: Page) => boolean) => pages.filter(belongs).map(({ path }) => path)
  const isOpen = ({ guard }: Page) => guard === null || guard === 'signed-out'
  const staff = pages.flatMap(({ path, guard }) =>
    guard === null || guard === 'signed-out' || guard === 'signed-in'
      ? []
      : [{ path, permissions: [guard].flat() }],
  )
  return {
    public: pathsOf((page) => isOpen(page) && !page.isForMissingFile),
    missingFile: pathsOf((page) => page.isForMissingFile),
    player: pathsOf(({ guard }) => guard === 'signed-in'),
    administrator: staff.map(({ path }) => path),
    staff,
  }
}

/** A path of an address: the first of its kind, or a new one. */
const exampleOf = (address: string) =>
  address
    .replace(/:id\|new/, 'new')
    .replace(/:id|:item/, '1')
    .replace('/players/:name', '/players/admin')
    .replace(':name', 'team')
    .replace('/shop/:key', '/shop/elite')
