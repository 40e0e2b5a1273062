import { Share2 } from 'lucide-react'
import { addressInLanguage } from '#shared/address-in-language.ts'
import type { Language } from '#shared/constants/languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { storyTexts } from './story.texts.ts'

/** Ways to hand the page on: its one public address, in the language it is told in. */
export function ShareButtons({ title, path, language }: { title: string; path: string; language: Language }) {
  const texts = useTexts(storyTexts)
  const url = addressInLanguage(useSiteInfo(), path, language)
  const canShare = useHydrated() && 'share' in navigator

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the list of apps is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: texts.shareFailed, variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap content-start gap-3">
      <CopyButton text={url} label={texts.copy} />
      {canShare && (
        <Button variant="outline" onClick={share}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.share}
        </Button>
      )}
    </div>
  )
}
