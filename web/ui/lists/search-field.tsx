import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { type FieldInfo, TextField } from '#web/ui/field.tsx'

const REST_MS = 350

/**
 * A box to search in while one types: `onSearch` gets the trimmed text after a short rest. `isRefined` tells that it
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
  const settled = useRef(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (value === settled.current) return
    settled.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === settled.current) return
    const timer = setTimeout(() => {
      const isRefined = settled.current !== '' && wanted !== ''
      settled.current = wanted
      search.current(wanted, isRefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])

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
