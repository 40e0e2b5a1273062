/** How the last session of this page ended: by its owner's wish, by a ban, or because it ran out; null while that is unknown. */
export type SessionEnd = 'left' | 'banned' | 'expired' | null

let end: SessionEnd = null

export const sessionEnd = (): SessionEnd => end

export function noteSessionEnd(next: SessionEnd): void {
  end = next
}
