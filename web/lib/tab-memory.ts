/** What this tab remembers over a reload. Where a browser keeps nothing, nothing is remembered, and nothing else is lost. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
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
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}
