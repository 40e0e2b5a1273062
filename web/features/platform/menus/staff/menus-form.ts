/** What the editor of the menus holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { MENUS, type MenuName } from '#shared/constants/site.ts'
import { type MenuEntry, menuChangeSchema } from '#shared/contract/platform/menus.ts'
import type { Site, SiteChange } from '#shared/contract/platform/site.ts'
import { type MenuRows, menuOf, rowsOf } from './menu-rows.ts'

/** A field is called as the server calls what is wrong in it; it holds its rows, as JSON. */
export type MenuFields = Readonly<Record<`menus.${MenuName}`, string>>

export const written = (rows: MenuRows): string => JSON.stringify(rows)
export const rowsIn = (text: string): MenuRows => JSON.parse(text || '[]') as MenuRows

export const menuFieldsOf = ({ menus }: Site): MenuFields => ({
  'menus.header': written(rowsOf(menus.header)),
  'menus.footer': written(rowsOf(menus.footer)),
})

type MenuInput = z.input<typeof menuChangeSchema>

const menu = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string): MenuInput => menuOf(rowsIn(text))),
  ),
  menuChangeSchema,
)
export const menusFormSchema = z.object({ 'menus.header': menu, 'menus.footer': menu })

export const menusChangeOf = (values: Record<`menus.${MenuName}`, MenuEntry[]>): SiteChange => ({
  menus: Object.fromEntries(MENUS.map((name) => [name, values[`menus.${name}`]])),
})
