import { expect, it } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import { sitePages } from '#web/app/site-pages.ts'
import { permissionsOf } from '#web/routing/route.ts'
import { adminSections } from './sections.ts'

const panelPages = sitePages.filter(
  ({ path }) => path === addresses.admin || path.startsWith(`${addresses.admin}/`),
)

it('opens no page of the panel without a permission', () => {
  expect(panelPages.length).toBeGreaterThan(0)
  expect(panelPages.filter(({ guard }) => !permissionsOf(guard)).map(({ path }) => path)).toEqual([])
})

it('leads to every page of the panel that is a list of its own', () => {
  // The first day leads to the account of the installation, once.
  const lists = panelPages
    .map(({ path }) => path)
    .filter((path) => path !== addresses.adminFirst && !path.includes('/:'))
  expect(adminSections.map(({ path }) => path).sort()).toEqual(lists.sort())
})

it('puts every page that needs a permission into the panel', () => {
  const elsewhere = sitePages.filter((page) => permissionsOf(page.guard) && !panelPages.includes(page))
  expect(elsewhere).toEqual([])
})
