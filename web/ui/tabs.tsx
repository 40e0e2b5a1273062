import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'

export type Tab<Key extends string> = { key: Key; label: ReactNode; panel: ReactNode }

/**
 * Tabs after the ARIA pattern: one stop in the tab order, arrows, Home and End move, the panel follows the focus. A
 * horizontal row leaves Up and Down to the page.
 */
export function Tabs<Key extends string>({
  label,
  tabs,
  orientation = 'horizontal',
  shown,
  below,
  onChange,
  className,
}: {
  label: string
  tabs: readonly [Tab<Key>, ...Tab<Key>[]]
  orientation?: 'horizontal' | 'vertical'
  /** Which one, where it is kept elsewhere, such as in the address; else it is kept here. */
  shown?: Key
  /** What stands under a vertical row of tabs. */
  below?: ReactNode
  onChange?: (key: Key) => void
  className?: string
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosenKey, setChosenKey] = useState(tabs[0].key)
  const activeKey = shown ?? chosenKey
  const active = tabs.find(({ key }) => key === activeKey) ?? tabs[0]
  const isVertical = orientation === 'vertical'

  function choose(tab: Tab<Key>) {
    setChosenKey(tab.key)
    onChange?.(tab.key)
  }

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier they are keys of the browser, such as Alt and Left for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const key = isVertical ? (ALSO_VERTICAL[event.key] ?? event.key) : event.key
    const next = nextIndex(key, tabs.indexOf(active), tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }

  const tabList = (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      className={isVertical ? 'grid grid-cols-2 sm:grid-cols-1' : 'flex flex-wrap border-b border-line'}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab === active}
          tabIndex={tab === active ? 0 : -1}
          onClick={() => choose(tab)}
          onKeyDown={onKeyDown}
          className={classNames(
            'min-h-11 px-4 py-2 text-left text-sm font-medium transition-colors',
            isVertical ? 'border-l-2' : '-mb-px border-b-2',
            tab === active ? 'border-signal text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
  const panel = (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${active.key}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern makes a panel without controls a tab stop.
      tabIndex={0}
      className={isVertical ? 'min-w-0 grow p-6' : 'pt-6'}
    >
      {active.panel}
    </div>
  )

  if (!isVertical) {
    return (
      <div className={className}>
        {tabList}
        {panel}
      </div>
    )
  }
  return (
    <div className={classNames('flex flex-col sm:min-h-full sm:flex-row', className)}>
      <div className="flex shrink-0 flex-col justify-between gap-2 border-b border-line p-2 sm:w-52 sm:border-r sm:border-b-0">
        {tabList}
        {below}
      </div>
      {panel}
    </div>
  )
}

/** A vertical row stands in two columns on small screens, so that it is walked both ways. */
const ALSO_VERTICAL: Partial<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
