import { useState } from 'react'
import { MENU_ENTRIES_MAX, type MenuName } from '#shared/constants/site.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AddEntry } from './add-entry.tsx'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { MenuRowField } from './menu-row-field.tsx'
import { type MenuRow, type MenuRows, menuOf, rowsOf } from './menu-rows.ts'
import { rowsIn, written } from './menus-form.ts'

/** One menu: its rows, what can be added, and the way back to the delivered one. */
export function MenuField({
  menu,
  text,
  onText,
  errors,
}: {
  menu: MenuName
  text: string
  onText: (text: string) => void
  errors: Partial<Record<string, string>>
}) {
  const texts = useTexts(adminMenusTexts)
  const [openId, setOpenId] = useState<string | null>(null)
  const field = `menus.${menu}`
  const rows = rowsIn(text)
  const set = (next: MenuRows) => onText(written(next))
  const delivered = deliveredMenus[menu]
  const isDelivered = JSON.stringify(menuOf(rows)) === JSON.stringify(menuOf(rowsOf(delivered)))

  /** A row with those below it. */
  const listed = (list: MenuRows, name: string) =>
    list.map((row: MenuRow, index) => (
      <li key={row.id}>
        <MenuRowField
          name={`${name}.${index}`}
          row={row}
          rows={rows}
          isOpen={openId === row.id}
          onToggle={() => setOpenId(openId === row.id ? null : row.id)}
          onRows={set}
          errors={errors}
        />
        {row.items.length > 0 && (
          <ol className="ml-5 divide-y divide-line border-t border-line">
            {listed(row.items, `${name}.${index}.items`)}
          </ol>
        )}
      </li>
    ))

  const error = errors[field]
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="display text-xl">{texts[menu]}</legend>
      <p className="-mt-3 text-sm text-muted">{menu === 'header' ? texts.headerHint : texts.footerHint}</p>
      <input type="hidden" name={field} value={text} />
      {rows.length > 0 ? (
        <ol className="divide-y divide-line border-y border-line">{listed(rows, field)}</ol>
      ) : (
        <p className="border-y border-line py-4 text-muted">{texts.empty}</p>
      )}
      {error && <FormFailure message={error} />}
      <div className="flex flex-wrap items-end gap-3">
        {rows.length < MENU_ENTRIES_MAX && (
          <AddEntry
            menu={menu}
            onAdd={(row) => {
              set([...rows, row])
              setOpenId(row.id)
            }}
          />
        )}
        {!isDelivered && (
          <Button variant="ghost" onClick={() => set(rowsOf(delivered))}>
            {texts.putBack}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
