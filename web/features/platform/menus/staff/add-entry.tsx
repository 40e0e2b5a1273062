import { useState } from 'react'
import { MENUS, type MenuName } from '#shared/constants/site.ts'
import type { OfferedPage } from '#shared/contract/platform/site.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { type MenuRow, newRow } from './menu-rows.ts'
import { useOwnPages } from './own-pages.queries.ts'

const LINK = 'link'
const GROUP = 'group'

/** Every page that a delivered menu leads to, by the name it has there. */
const PAGES: readonly OfferedPage[] = MENUS.flatMap((menu) =>
  deliveredMenus[menu].flatMap(({ to, items, ...entry }) => [
    ...(to === null ? [] : [{ ...entry, to }]),
    ...(items ?? []),
  ]),
).filter(({ to }, index, all) => all.findIndex((page) => page.to === to) === index)

/** Chooses what an entry leads to: a page of the site or of the operator's own by its name, or whatever is written into it afterwards. */
export function AddEntry({ menu, onAdd }: { menu: MenuName; onAdd: (row: MenuRow) => void }) {
  const texts = useTexts(adminMenusTexts)
  const { language } = useLanguage()
  const isOpenAddress = useIsOpenAddress()
  const [chosen, setChosen] = useState('')
  const { data: ownPages = [] } = useOwnPages()
  const pages = [...PAGES, ...ownPages.filter(({ to }) => !PAGES.some((page) => page.to === to))]
  const options = [
    { value: '', label: texts.choosePage, disabled: true },
    ...pages.map((page) => ({
      value: page.to,
      label: [page[`text_${language}`], page.to, !isOpenAddress(page.to) && texts.partOff]
        .filter(Boolean)
        .join(' · '),
    })),
    { value: LINK, label: texts.ownLink },
    { value: GROUP, label: texts.group },
  ]
  function add() {
    const page = pages.find(({ to }) => to === chosen)
    const { to, text_ru, text_en } = page ?? { to: '', text_ru: '', text_en: '' }
    onAdd(newRow({ to, text_ru, text_en }))
    setChosen('')
  }
  return (
    <>
      <div className="min-w-0 grow sm:max-w-sm">
        <SelectField
          label={`${texts.addWhat} · ${texts[menu]}`}
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <Button variant="outline" disabled={!chosen} data-off={!chosen || undefined} onClick={add}>
        {texts.add}
      </Button>
    </>
  )
}
