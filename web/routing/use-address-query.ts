import { useMemo } from 'react'
import { useLocation, useNavigate } from './router.tsx'

export type QueryChanges = Readonly<Record<string, string | number | null>>

/**
 * The query of the address as the state of a page, such as `?search=wolf&page=2`, so that back, reload and a sent link
 * work. `addressWith` gives the address with some parts changed; null and empty text take a part away.
 */
export function useAddressQuery() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    function addressWith(changes: QueryChanges, from = search): string {
      const next = new URLSearchParams(from)
      for (const [key, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(key)
        else next.set(key, String(value))
      }
      const text = next.toString()
      return text ? `${pathname}?${text}` : pathname
    }
    return {
      query,
      addressWith: (changes: QueryChanges) => addressWith(changes),
      /** Of the address as it is now: what was changed a moment ago may not be on the page yet. */
      change(changes: QueryChanges, options?: { replace?: boolean }) {
        const now = window.location
        navigate(addressWith(changes, now.pathname === pathname ? now.search : search), options)
      },
    }
  }, [pathname, search, navigate])
}

/** How an address names a page of a list other than the first. */
export const PAGE_IN_QUERY = /^(?!1$)[1-9]\d{0,5}$/

/** The page of a list that an address asks for; the first unless it names another. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return PAGE_IN_QUERY.test(text) ? Number(text) : 1
}

/** What an address searches a list for; empty when it does not. */
export function searchIn(query: URLSearchParams, maxLength: number): string {
  return query.get('search')?.trim().slice(0, maxLength) ?? ''
}
