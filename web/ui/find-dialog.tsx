import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { wordsTexts } from './words.texts.ts'

/**
 * One box and what it finds: arrows choose, Enter goes there, Escape closes. The first that is found is chosen at once, unless
 * `otherwise` says where Enter leads as long as nothing is.
 */
export function FindDialog<Item extends { to: string }>({
  name,
  label,
  results,
  maxLength,
  typed,
  onType,
  found,
  otherwise,
  status,
  onClose,
  children,
}: {
  /** What is done here. */
  name: string
  /** What belongs into the box. */
  label: string
  /** What the list holds. */
  results: string
  maxLength: number
  typed: string
  onType: (typed: string) => void
  found: readonly Item[]
  otherwise?: string | undefined
  status: ReactNode
  onClose: () => void
  /** A row of the list. */
  children: (item: Item) => ReactNode
}) {
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = otherwise === undefined ? 0 : -1
  // By where it leads: what is found anew may stand elsewhere, and nobody means another then.
  const current = Math.max(
    found.findIndex(({ to }) => to === chosen),
    first,
  )
  const isExpanded = found.length > 0

  function follow(to: string | undefined) {
    if (to === undefined) return
    onClose()
    navigate(to)
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const places = found.length - first
    if (step !== undefined && isExpanded)
      setChosen(found[((current - first + step + places) % places) + first]?.to ?? null)
    else if (event.key === 'Enter') follow(found[current]?.to ?? otherwise)
    else return
    event.preventDefault()
  }

  return (
    <Modal
      label={name}
      onClose={onClose}
      className="mt-[12vh] w-[calc(100%-2rem)] max-w-xl border border-edge bg-ground p-0 text-text"
    >
      <div className="flex items-center border-b border-line bg-sunken pr-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens a search wants to type.
          autoFocus
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[current] ? `${id}-${current}` : undefined}
          placeholder={name}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            onType(event.target.value)
            setChosen(null)
          }}
          onKeyDown={steer}
          className="min-h-13 min-w-0 grow bg-transparent px-4 placeholder:text-muted focus-visible:-outline-offset-2"
        />
        <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={results}
        hidden={!isExpanded}
        className="max-h-[min(24rem,60dvh)] overflow-y-auto py-1"
      >
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys of the whole list.
          <div
            key={item.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            ref={(row) => {
              if (index === current) row?.scrollIntoView({ block: 'nearest' })
            }}
            onClick={() => follow(item.to)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 border-l-2 px-4 text-sm',
              index === current ? 'border-signal bg-raised' : 'border-transparent hover:bg-raised',
            )}
          >
            {children(item)}
          </div>
        ))}
      </div>
      <p role="status" className="px-4 py-3 text-sm text-muted empty:hidden">
        {status}
      </p>
    </Modal>
  )
}
