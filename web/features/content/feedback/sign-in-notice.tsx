import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { feedbackTexts, feedbackWords } from './feedback.texts.ts'

/** Stands in place of the form for visitors; says that a text begun earlier is not lost, and shows it to nobody but its writer. */
export function SignInNotice({ hasDraft }: { hasDraft: boolean }) {
  const texts = useTexts(feedbackTexts)
  const words = useTexts(feedbackWords)
  const gate = useGateAddress()
  return (
    <Card>
      <h2 className="display mb-4 text-xl">{words.formTitle}</h2>
      <p className="mb-6 text-muted">{hasDraft ? texts.sessionEnded : texts.signInFirst}</p>
      <ButtonLink to={gate(addresses.login)} variant="primary" className="w-full">
        {texts.login}
      </ButtonLink>
    </Card>
  )
}
