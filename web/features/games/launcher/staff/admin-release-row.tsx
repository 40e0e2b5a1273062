import { Archive, CircleCheck, Eye, EyeOff, FlaskConical, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Channel } from '#shared/constants/launcher.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { isConflict } from '#web/api/api-error.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useUpdateRelease } from './admin-launcher.mutations.ts'
import { adminLauncherTexts } from './admin-launcher.texts.ts'
import { ReleaseFacts } from './release-facts.tsx'

const SHOWN = {
  latest: { tone: 'online', Icon: CircleCheck },
  archive: { tone: 'neutral', Icon: Archive },
  beta: { tone: 'development', Icon: FlaskConical },
} as const satisfies Record<Channel, { tone: BadgeTone; Icon: typeof Archive }>

/** One release of the list: where players see it, its file, and what can be done with it. */
export function AdminReleaseRow({ release, onRemove }: { release: StaffRelease; onRemove: () => void }) {
  const texts = useTexts(adminLauncherTexts)
  const words = useTexts(wordsTexts)
  const fail = useFailureToast()
  const { mutate: change, isPending } = useUpdateRelease()
  const [hasConflict, setConflict] = useState(false)
  const { id, version, launcherVersion, file, isPublished, channel, shownIn } = release

  function setPublished(next: boolean) {
    // Another change would carry a version that is just being replaced.
    if (isPending) return
    change(
      { id, version, isPublished: next },
      {
        onSuccess: () => {
          setConflict(false)
          toast({ title: next ? texts.wasPublished : texts.wasTakenBack })
        },
        onError: (error) => {
          setConflict(isConflict(error))
          fail(texts.changeFailed, error)
        },
      },
    )
  }

  const PublishIcon = isPublished ? EyeOff : Eye
  const publishLabel = isPublished ? texts.takeBack : texts.publish
  return (
    <li id={`release-${id}`} className="border-b border-line py-5 first:pt-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="display text-xl break-all normal-case">{launcherVersion}</h3>
          <ShownBadge shownIn={shownIn} />
          {shownIn !== channel && (
            <span className="text-sm text-muted">
              {texts.chosen}: {texts.shownIn[channel]}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isPublished ? 'secondary' : 'outline'}
            aria-label={`${publishLabel}: ${file.name}`}
            aria-busy={isPending || undefined}
            onClick={() => setPublished(!isPublished)}
          >
            <PublishIcon size={18} strokeWidth={1.5} aria-hidden="true" />
            {publishLabel}
          </Button>
          <ButtonLink
            to={hrefOf(addresses.adminRelease, { id })}
            variant="ghost"
            aria-label={`${words.edit}: ${file.name}`}
          >
            <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.edit}
          </ButtonLink>
          {!isPublished && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${words.remove}: ${file.name}`}
              onClick={onRemove}
            >
              <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      <ReleaseFacts release={release} />
      {hasConflict && <Notice tone="warning" title={texts.conflict} className="mt-4" />}
    </li>
  )
}

/** Where players see it; a later version moves it there without anybody's doing. */
function ShownBadge({ shownIn }: Pick<StaffRelease, 'shownIn'>) {
  const texts = useTexts(adminLauncherTexts)
  if (shownIn === null) {
    return (
      <Badge tone="maintenance" icon={<EyeOff size={14} strokeWidth={1.5} aria-hidden="true" />}>
        {texts.draft}
      </Badge>
    )
  }
  const { tone, Icon } = SHOWN[shownIn]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {texts.shownIn[shownIn]}
    </Badge>
  )
}
