import { useState } from 'react'
import type { NoticeDraft } from '#shared/contract/platform/notices.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminNoticesTexts } from './admin-notices.texts.ts'

/** Asks before many are told something, and says how many they are. */
export function SendDialog({
  draft,
  recipients,
  send,
  onClose,
}: {
  draft: NoticeDraft
  recipients: number
  send: (draft: NoticeDraft) => Promise<void>
  onClose: () => void
}) {
  const texts = useTexts(adminNoticesTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { to, text_ru = '', text_en = '', url } = draft

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      await send(draft)
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={texts.question} className="max-w-lg">
      <div className="space-y-5 p-6">
        <p>
          {to === 'all' ? texts.toAll : 'role' in to ? `${texts.toRole}: ${to.role}` : to.username}.{' '}
          {texts.goesTo}{' '}
          <strong>
            {formatNumber(recipients, language)} {pluralForm(recipients, texts.playerForms, language)}
          </strong>
          .
        </p>
        <blockquote className="border-l-3 border-edge pl-4 text-muted">
          <bdi>{textInEither({ ru: text_ru, en: text_en }, language)}</bdi>
          {url && <p className="mt-1 font-mono text-sm">{url}</p>}
        </blockquote>
        {failure !== null && (
          <FormFailure message={reasonOf(failure) ?? failureMessage(failure, texts.sendFailed)} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" disabled={isBusy} aria-busy={isBusy || undefined} onClick={confirm}>
            {isBusy ? texts.sending : texts.send}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What the server says of a field of the form behind, in place of its fields. */
const reasonOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? Object.values(failure.fields)[0] : undefined
