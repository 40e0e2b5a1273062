import { createRouteTable } from './route-table.ts'
import { sitePages } from './site-pages.ts'

/** What the browser shows and the server renders at each address of the site. */
export const siteRoutes = createRouteTable(sitePages)
