import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { type FieldInfo, TextField } from '#web/ui/field.tsx'

const DEBOUNCE_MS = 350

/**
 * A box to search in while one types: `onSearch` gets the trimmed text debounced. `isRefined` tells that it
 * follows another search directly, so that the history need not keep every step. `value` is the search shown now.
 */
export function SearchField({
  value,
  onSearch,
  className,
  ...props
}: FieldInfo & {
  value: string
  onSearch: (text: string, isRefined: boolean) => void
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>) {
  const [typed, setTyped] = useState(value)
  const shown = useRef(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (value === shown.current) return
    shown.current = value
    setTyped(value)
  }, [value])

  const wanted = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  useEffect(() => {
    if (wanted === shown.current) return
    const isRefined = shown.current !== '' && wanted !== ''
    shown.current = wanted
    search.current(wanted, isRefined)
  }, [wanted])

  return (
    <div className="relative">
      <TextField
        {...props}
        type="search"
        autoComplete="off"
        value={typed}
        className={classNames('pl-10', className)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Search
        className="pointer-events-none absolute top-10.5 left-3 text-muted"
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </div>
  )
}
