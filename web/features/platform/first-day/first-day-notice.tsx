import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useFirstDay } from './first-day.queries.ts'
import { firstDayTexts } from './first-day.texts.ts'

/** Leads whoever sets up the site to what is left; not there once nothing is. */
export function FirstDayNotice() {
  const texts = useTexts(firstDayTexts)
  const words = useTexts(wordsTexts)
  const firstDay = useFirstDay()
  if (!firstDay) return null
  return (
    <Notice title={`${texts.notice}: ${firstDay.done} ${words.of} ${firstDay.all}`}>
      <ButtonLink to={addresses.admin} variant="outline" size="sm">
        {texts.toPanel}
      </ButtonLink>
    </Notice>
  )
}
