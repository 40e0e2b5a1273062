import type { Pictured } from '#shared/constants/site.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'

/** The picture that the operator chose for a page or a game; undefined where the delivered one stands. */
export function useSitePicture(of: Pictured): string | undefined {
  return useSiteInfo().pictures.find((picture) => picture.of === of)?.image
}
