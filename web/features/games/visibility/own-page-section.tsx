import { useId, useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { type Visibility, visibilitySchema } from '#shared/contract/games/players/players.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useChangeVisibility, useVisibility } from './visibility.queries.ts'
import { visibilityTexts, visibilityWords } from './visibility.texts.ts'

const CHOICES = ['page', 'lastSeen', 'gameServer', 'searchEngines'] as const satisfies (keyof Visibility)[]

/** What everybody may see of the signed-in player. */
export function OwnPageSection() {
  const texts = useTexts(visibilityTexts)
  const words = useTexts(visibilityWords)
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{words.lead}</p>
      <Loaded query={useVisibility()} loadFailed={texts.loadFailed}>
        {(chosen) => <VisibilityForm chosen={chosen} />}
      </Loaded>
    </section>
  )
}

function VisibilityForm({ chosen }: { chosen: Visibility }) {
  const texts = useTexts(visibilityTexts)
  const words = useTexts(visibilityWords)
  const { user } = useSession()
  const { mutateAsync } = useChangeVisibility()
  const [isShown, setShown] = useState(chosen.page)
  const form = useForm({
    schema: visibilitySchema,
    submit: mutateAsync,
    onSuccess: () => toast({ title: texts.saved }),
  })
  return (
    <form {...form.formProps} aria-label={words.title} className="space-y-4">
      {CHOICES.map((name) => (
        <div key={name} hidden={name !== 'page' && !isShown}>
          <Checkbox
            name={name}
            label={texts.choices[name].label}
            defaultChecked={chosen[name]}
            {...(name === 'page' && {
              onChange: ({ target }: { target: HTMLInputElement }) => setShown(target.checked),
            })}
          />
          <p className="pl-8 text-sm text-muted">{texts.choices[name].hint}</p>
        </div>
      ))}
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton form={form} label={texts.save} />
        {user && <TextLink to={hrefOf(addresses.player, { name: user.username })}>{texts.open}</TextLink>}
      </div>
    </form>
  )
}
