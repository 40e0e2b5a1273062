import { isLanguage, LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { OWN_LANGUAGE_NAMES } from '#web/i18n/own-language-names.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useChangeAccount } from './settings.mutations.ts'
import { settingsTexts } from './settings.texts.ts'

/** Each by its own name, whatever the interface speaks. */
const OPTIONS = LANGUAGES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))

/** The language of the letters to the account, which is not that of the page. */
export function LetterLanguage({ language }: { language: Language }) {
  const texts = useTexts(settingsTexts)
  const { mutate, isPending, variables } = useChangeAccount()

  function change(chosen: string) {
    if (!isLanguage(chosen) || isPending) return
    mutate(
      { language: chosen },
      {
        onSuccess: () => toast({ title: texts.languageChanged }),
        onError: (error) => toastFailure(texts.languageChangeFailed, error),
      },
    )
  }

  return (
    <SelectField
      label={texts.letterLanguage}
      hint={texts.letterLanguageHint}
      options={OPTIONS}
      value={(isPending && variables.language) || language}
      aria-busy={isPending || undefined}
      onChange={(event) => change(event.target.value)}
    />
  )
}
