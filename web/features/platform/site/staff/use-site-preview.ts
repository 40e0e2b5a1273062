import { useState } from 'react'
import type { SiteChange } from '#shared/contract/platform/site.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useCheckSite } from './admin-site.mutations.ts'
import { sitePreviewTexts } from './site-preview.texts.ts'

/** What is shown of the settings before they are saved, and the way to it for their editor. */
export function useSitePreview() {
  const texts = useTexts(sitePreviewTexts)
  const [change, setChange] = useState<SiteChange | null>(null)
  const { mutateAsync: check } = useCheckSite()
  return {
    change,
    failed: texts.failed,
    /** Throws what saving would. */
    async open(change: SiteChange): Promise<void> {
      await check(change)
      setChange(change)
    },
    close: () => setChange(null),
  }
}
export type SitePreviewing = ReturnType<typeof useSitePreview>
