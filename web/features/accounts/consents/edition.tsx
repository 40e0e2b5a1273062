import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { consentsTexts } from './consents.texts.ts'

/** In brackets, of which day the edition is that somebody consents to; nothing where it has none. */
export function Edition({ of: { edition } }: { of: OwnConsent }) {
  const { language } = useLanguage()
  const texts = useTexts(consentsTexts)
  if (edition === null) return null
  return (
    <>
      {' '}
      ({texts.edition} <time dateTime={edition}>{formatDate(edition, 'date', language, 'UTC')}</time>)
    </>
  )
}
