/**
 * What this tab remembers over a reload for whoever writes in it. It is theirs alone: it outlives a session that ran out, and
 * goes when they log out, in every tab of the browser, or when somebody else signs in. Where a browser keeps nothing, nothing
 * is remembered, and nothing else is lost.
 */
import { LOG_OUT_KEY } from '#shared/log-out-key.ts'

const PREFIX = 'kept:'
const OWNER_KEY = 'memoize-for'

const listeners = new Set<() => void>()

// A log-out in another tab counts here at once.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => key === LOG_OUT_KEY && void readFromTab(''))

export function readFromTab(key: string): string | null {
  try {
    return ownStorage().getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** What was kept as JSON; null also when it is no JSON. */
export function readJsonFromTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(readFromTab(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) ownStorage().removeItem(PREFIX + key)
    else ownStorage().setItem(PREFIX + key, text)
  } catch {}
}

/** Whether something is remembered that was not saved. */
export function isAnythingKept(): boolean {
  try {
    return Object.keys(ownStorage()).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** Somebody is signed in: what another person left is forgotten. */
export function claimTabMemory(userId: number): void {
  try {
    const storage = ownStorage()
    if (storage.getItem(OWNER_KEY) === String(userId)) return
    forget()
    storage.setItem(OWNER_KEY, String(userId))
  } catch {}
}

/** Somebody logs out on purpose: nothing they wrote stays, in this tab and all others. */
export function forgetInAllTabs(): void {
  try {
    localStorage.setItem(LOG_OUT_KEY, crypto.randomUUID?.() ?? String(Math.random()))
    ownStorage()
  } catch {
    forget()
  }
}

/** Calls `listener` when what was remembered is gone. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The storage of the tab, without what was left in it before a log-out. */
function ownStorage(): Storage {
  const last = localStorage.getItem(LOG_OUT_KEY) ?? ''
  if ((sessionStorage.getItem(LOG_OUT_KEY) ?? '') !== last) {
    forget()
    sessionStorage.setItem(LOG_OUT_KEY, last)
  }
  return sessionStorage
}

function forget(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) || key === OWNER_KEY) sessionStorage.removeItem(key)
  } catch {}
  for (const tell of listeners) tell()
}
