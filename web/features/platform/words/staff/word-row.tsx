import { useEffect, useRef } from 'react'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { Word } from '#shared/contract/platform/words.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePutBackWord } from './admin-words.mutations.ts'
import { adminWordsTexts } from './admin-words.texts.ts'
import { numbersOfForm } from './numbers-of-form.ts'

/** Sums say the name of the currency by themselves (`use-currency-amount.ts`). */
const SUMS_OF_CURRENCY = 'currency.amount.'

/** A word as it reads now in both languages, and what can be done with it. */
export function WordRow({
  word,
  isLeft,
  onOpen,
}: {
  word: Word
  /** Its editor was just closed: whoever was in there goes on from here. */
  isLeft: boolean
  onOpen: () => void
}) {
  const { languages } = useSiteInfo()
  const { language: spoken } = useLanguage()
  const texts = useTexts(adminWordsTexts)
  const putBack = usePutBackWord()
  const fail = useFailureToast()
  const told = [spoken, ...LANGUAGES].find((language) => word[language] !== null) ?? spoken
  const text = word[told] ?? word.key
  // Forms of one text may read alike.
  const called = word.form ? `${text}. ${texts.numbers} ${numbersOfForm(word.form, told)}` : text
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLeft) change.current?.focus()
  }, [isLeft])
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-subgrid">
      {languages.map((language) => (
        <p key={language} lang={language} className="whitespace-pre-line">
          <span className="label mr-2 text-sand" aria-hidden="true">
            {language}
          </span>
          {word[language] ?? <span className="text-muted">{texts.noForm}</span>}
          {word.form && word[language] !== null && (
            <span className="ml-2 text-sm text-muted">
              {texts.numbers} {numbersOfForm(word.form, language)}
            </span>
          )}
        </p>
      ))}
      {word.key.startsWith(SUMS_OF_CURRENCY) && !word.isChanged && (
        <p className="text-sm text-muted lg:order-last lg:col-span-3">{texts.followsName}</p>
      )}
      <div className="flex flex-wrap items-center gap-3 lg:col-start-3 lg:justify-end">
        {word.isChanged && <Badge tone="sand">{texts.changed}</Badge>}
        {word.isChanged && (
          <Button
            variant="ghost"
            aria-label={texts.putBackOf(called)}
            disabled={putBack.isPending}
            onClick={() =>
              putBack.mutate(word.key, {
                onSuccess: () => {
                  toast({ title: texts.isBack })
                  change.current?.focus()
                },
                onError: (error) => fail(texts.saveFailed, error),
              })
            }
          >
            {texts.putBack}
          </Button>
        )}
        <Button ref={change} variant="secondary" aria-label={texts.changeOf(called)} onClick={onOpen}>
          {texts.change}
        </Button>
      </div>
      <p className="label text-muted normal-case lg:col-span-3">{word.key}</p>
    </div>
  )
}
