import { useEffect, useState } from 'react'
import { keepInTab, onForgotten, readFromTab } from '#web/lib/tab-memory.ts'

/** Text being written, kept in this tab for its writer over page changes, a login and a reload; empty until the page is alive. */
export function useDraft(key: string): [string, (text: string) => void] {
  const storageKey = `draft:${key}`
  const [text, setText] = useState('')

  useEffect(() => {
    setText((typed) => typed || (readFromTab(storageKey) ?? ''))
  }, [storageKey])

  useEffect(() => onForgotten(() => setText('')), [])

  function keep(next: string) {
    setText(next)
    keepInTab(storageKey, next || null)
  }
  return [text, keep]
}
