import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { hashToken } from '#server/lib/random-token.ts'

/** What all addresses of one mailbox share, which does not tell any of them: letter case and what follows a `+` are left out. */
export function mailboxOf(address: string): string {
  const folded = foldForSearch(address)
  const at = folded.lastIndexOf('@')
  const [name = ''] = folded.slice(0, at).split('+')
  return hashToken(`${name}${folded.slice(at)}`)
}
