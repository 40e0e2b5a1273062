import { useEffect, useState } from 'react'

/** Text being written, kept in this tab over page changes, a login and a reload; empty until the page is alive. */
export function useDraft(key: string): [string, (text: string) => void] {
  const storageKey = `draft:${key}`
  const [text, setText] = useState('')

  useEffect(() => {
    try {
      setText((typed) => typed || (sessionStorage.getItem(storageKey) ?? ''))
    } catch {}
  }, [storageKey])

  function keep(next: string) {
    setText(next)
    try {
      if (next) sessionStorage.setItem(storageKey, next)
      else sessionStorage.removeItem(storageKey)
    } catch {}
  }
  return [text, keep]
}
