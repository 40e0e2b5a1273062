import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#web/routing/router.tsx'

/**
 * The token of a mailed link, from the fragment of the address or, in older letters, from its query. It is taken out of the
 * address at once, where history and other pages would read it. Undefined until it is known, null when there is none.
 */
export function useMailedToken(): string | null | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const found = new URLSearchParams(hash.slice(1)).get('token') || query.get('token')
    setToken((known) => found ?? known ?? null)
    if (!found) return
    query.delete('token')
    navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true })
  }, [pathname, search, hash, navigate])
  return token
}
