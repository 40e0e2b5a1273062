import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useSetSamples } from './admin-collections.mutations.ts'
import { adminCollectionsTexts } from './admin-collections.texts.ts'

/** Puts the samples away, or brings them back once none is left; of all collections without a name. */
export function SamplesButton({
  name,
  about,
  samples,
  samplesAway,
}: {
  name: string | null
  /** What the collection is called, where several buttons stand on a page. */
  about?: string
  samples: number
  samplesAway: number
}) {
  const texts = useTexts(adminCollectionsTexts)
  const { mutate, isPending } = useSetSamples()
  const fail = useFailureToast()
  if (samples === 0 && samplesAway === 0) return null
  const areShown = samples === 0
  const label =
    name === null
      ? texts[areShown ? 'bringAllBack' : 'putAllAway']
      : texts[areShown ? 'bringBack' : 'putAway']
  return (
    <Button
      variant={name === null ? 'outline' : 'ghost'}
      size={name === null ? 'default' : 'sm'}
      aria-label={about && `${label}: ${about}`}
      aria-busy={isPending || undefined}
      disabled={isPending}
      onClick={() =>
        mutate(
          { name, areShown },
          {
            onSuccess: () => void toast({ title: texts[areShown ? 'cameBack' : 'wentAway'] }),
            onError: (error) => fail(texts.samplesFailed, error),
          },
        )
      }
    >
      {label}
    </Button>
  )
}
