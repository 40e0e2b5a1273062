import { ArrowDown, ArrowUp, ChevronDown, IndentDecrease, IndentIncrease } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { LINK_MAX } from '#shared/constants/content-limits.ts'
import { MENU_TEXT_MAX } from '#shared/constants/site.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { changed, lifted, type MenuRow, type MenuRows, moved, nested, removed, takerOf } from './menu-rows.ts'

/** One entry: shown or not, its place, and, once opened, its names and where it leads. */
export function MenuRowField({
  name,
  row,
  rows,
  isOpen: isOpened,
  onToggle,
  onRows,
  errors,
}: {
  /** What its fields are called begins with this. */
  name: string
  row: MenuRow
  /** The whole menu it stands in. */
  rows: MenuRows
  isOpen: boolean
  onToggle: () => void
  onRows: (rows: MenuRows) => void
  errors: Partial<Record<string, string>>
}) {
  const { languages } = useSiteInfo()
  const isOpenAddress = useIsOpenAddress()
  const texts = useTexts(adminMenusTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const inLanguage = { ru: words.russian, en: words.english }
  const isOpen = isOpened || ['to', 'text_ru', 'text_en'].some((key) => errors[`${name}.${key}`])
  const title = row[`text_${language}`] || row.text_ru || row.text_en || texts.noName
  const isTop = rows.some((each) => each.id === row.id)
  const list = isTop ? rows : (rows.find(({ items }) => items.includes(row))?.items ?? [])
  const index = list.indexOf(row)
  const taker = takerOf(rows, row.id)

  // What has just been added is written into, or looked at where its page has named it.
  const [isAdded] = useState(isOpened)
  const [isEmpty] = useState(row.to === '' && row.text_ru === '')
  useEffect(() => {
    if (isAdded) (isEmpty ? fields.current?.querySelector('input') : toggle.current)?.focus()
  }, [isAdded, isEmpty])

  const bind = (key: 'to' | 'text_ru' | 'text_en') => ({
    name: `${name}.${key}`,
    value: row[key],
    error: errors[`${name}.${key}`],
    onChange: (event: { target: { value: string } }) =>
      onRows(changed(rows, row.id, { [key]: event.target.value })),
  })
  const steps = [
    { text: texts.up, Icon: ArrowUp, isOff: index === 0, act: () => moved(rows, row.id, -1) },
    {
      text: texts.down,
      Icon: ArrowDown,
      isOff: index === list.length - 1,
      act: () => moved(rows, row.id, 1),
    },
    isTop
      ? { text: texts.nest, Icon: IndentIncrease, isOff: !taker, act: () => nested(rows, row.id) }
      : { text: texts.lift, Icon: IndentDecrease, isOff: false, act: () => lifted(rows, row.id) },
  ]
  return (
    <>
      {/* A name too long to stand beside the buttons has a line of its own. */}
      <div className="flex flex-wrap items-center justify-end gap-x-2 py-1">
        <div className="flex min-w-0 grow items-center gap-2">
          <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              className="size-5"
              aria-label={`${texts.show}: ${title}`}
              checked={row.isShown}
              onChange={(event) => onRows(changed(rows, row.id, { isShown: event.target.checked }))}
            />
          </label>
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className={classNames(
              'flex min-h-11 min-w-0 grow items-center gap-2 text-left',
              !row.isShown && 'text-muted',
            )}
          >
            <span className="min-w-0 grow">
              <span lang={language} className="block leading-snug hyphens-auto">
                {title}
              </span>
              <span className="block w-0 min-w-full truncate font-mono text-xs text-muted">
                {row.to || texts.noTarget}
              </span>
              {!isOpenAddress(row.to) && <span className="block text-sm text-sand">{texts.partOff}</span>}
            </span>
            <ChevronDown
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
              className={classNames('shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </div>
        <span className="flex shrink-0">
          {steps.map(({ text, Icon, isOff, act }) => (
            <Button
              key={text}
              variant="ghost"
              size="icon"
              aria-label={`${text}: ${title}`}
              title={text}
              disabled={isOff}
              data-off={isOff || undefined}
              onClick={() => onRows(act())}
            >
              <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          ))}
        </span>
      </div>
      <div id={id} ref={fields} hidden={!isOpen} className="border-l-2 border-line pt-1 pb-4 pl-4">
        {isOpen && (
          <div className="grid gap-4 lg:grid-cols-3">
            {languages.map((each) => (
              <TextField
                key={each}
                {...bind(`text_${each}`)}
                label={`${texts.name} · ${inLanguage[each]}`}
                hint={each === language && languages.length > 1 ? texts.nameHint : undefined}
                lang={each}
                maxLength={MENU_TEXT_MAX}
                autoComplete="off"
              />
            ))}
            <TextField
              {...bind('to')}
              label={texts.to}
              hint={row.items.length > 0 ? texts.toHintOfGroup : texts.toHint}
              inputMode="url"
              spellCheck={false}
              maxLength={LINK_MAX}
              autoComplete="off"
            />
            <div className="lg:col-span-3">
              <Button variant="ghost" size="sm" onClick={() => onRows(removed(rows, row.id))}>
                {texts.remove}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
