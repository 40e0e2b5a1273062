import { useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '#shared/contract/fields.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { orderingTexts } from './ordering.texts.ts'

export type Steps = -1 | 1

/**
 * A list whose rows are moved by `MoveButtons`: the focus stays on the button that was pressed, and where its row stands now is
 * `said` to whoever does not see it. `save` is handed the new order with the one it was made from.
 */
export function useOrdering<Item extends { id: number }>(
  items: readonly Item[],
  { nameOf, save }: { nameOf: (item: Item) => string; save: (order: Order) => void },
) {
  const texts = useTexts(orderingTexts)
  const words = useTexts(wordsTexts)
  const [said, setSaid] = useState('')
  const moved = useRef<HTMLButtonElement | null>(null)

  // The row was moved in the document, which takes the focus from its button.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })

  function move(item: Item, steps: Steps, button: HTMLButtonElement) {
    const from = items.map(({ id }) => id)
    const place = items.indexOf(item) + steps
    const ids = from.filter((id) => id !== item.id)
    ids.splice(place, 0, item.id)
    moved.current = button
    setSaid(`${nameOf(item)} ${texts.movedTo} ${place + 1} ${words.of} ${items.length}`)
    save({ ids, from })
  }
  return { said, move }
}
