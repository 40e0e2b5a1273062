import { Check, PencilLine, Pin, PinOff, Trash2, X } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { isConflict } from '#web/api/api-error.ts'
import { StateBadge } from '#web/features/content/writing/state-badge.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRefreshNewsLists, useRemoveNews, useUpdateNews } from './admin-news.mutations.ts'
import { adminNewsTexts } from './admin-news.texts.ts'
import { PublicAddress } from './public-address.tsx'

/** One item of the list: its title, how far it is, and the ways on. */
export function AdminNewsRow({ item, onRemoved }: { item: StaffNewsItem; onRemoved: () => void }) {
  const texts = useTexts(adminNewsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { languages } = useSiteInfo()
  const { mutate: remove, isPending: isRemoving } = useRemoveNews()
  const title = item[`title_${language}`] || item.title_ru || item.title_en || texts.untitled
  const address = hrefOf(addresses.adminNewsItem, { id: item.id })

  function removeItem() {
    if (isRemoving) return
    remove(item.id, {
      onSuccess: onRemoved,
      onError: (error) => toastFailure(texts.removeFailed, error),
    })
  }
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 lg:py-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <Link to={address} className="font-medium hover:text-signal">
          {title}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {item.isPinned && (
            <Badge tone="signal" icon={<Pin size={14} strokeWidth={1.5} aria-hidden="true" />}>
              {texts.pinned}
            </Badge>
          )}
          <StateBadge state={item.state} />
          {languages.length > 1 && (
            <>
              <TranslationMark code="RU" name={words.russian} stage={stageIn(item, 'ru')} />
              <TranslationMark code="EN" name={words.english} stage={stageIn(item, 'en')} />
            </>
          )}
          {item.state !== 'draft' && (
            <LocalTime dateTime={item.date} style="date-time" className="text-sm text-muted" />
          )}
          <PublicAddress item={item} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={address} variant="outline" size="sm" aria-label={`${words.edit}: ${title}`}>
          <PencilLine size={16} strokeWidth={1.5} aria-hidden="true" />
          {words.edit}
        </ButtonLink>
        <PinButton item={item} title={title} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${words.remove}: ${title}`}
          aria-busy={isRemoving || undefined}
          onClick={removeItem}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
          {isRemoving ? words.removing : words.remove}
        </Button>
      </div>
    </li>
  )
}

function PinButton({ item: { id, version, isPinned }, title }: { item: StaffNewsItem; title: string }) {
  const texts = useTexts(adminNewsTexts)
  const { mutate: update, isPending } = useUpdateNews()
  const refresh = useRefreshNewsLists()
  const Icon = isPinned ? PinOff : Pin
  const label = isPinned ? texts.unpin : texts.pin

  function pin() {
    if (isPending) return
    update(
      { id, version, isPinned: !isPinned },
      {
        onSuccess: () => toast({ title: isPinned ? texts.wasUnpinned : texts.wasPinned }),
        onError: (error) => {
          refresh()
          if (!isConflict(error)) return toastFailure(texts.pinFailed, error)
          toast({ title: texts.pinFailed, description: texts.pinConflict, variant: 'destructive' })
        },
      },
    )
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${label}: ${title}`}
      aria-busy={isPending || undefined}
      // The second press of a double click would take the first one back.
      onClick={({ detail }) => detail < 2 && pin()}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Button>
  )
}

type Stage = 'present' | 'noText' | 'noTitle' | 'missing'

/** How far an item is told in a language; readers get it once title and text are there. */
function stageIn(item: StaffNewsItem, language: Language): Stage {
  const title = item[`title_${language}`]
  const description = item[`description_${language}`]
  if (title) return description ? 'present' : 'noText'
  return description ? 'noTitle' : 'missing'
}

function TranslationMark({ code, name, stage }: { code: string; name: string; stage: Stage }) {
  const texts = useTexts(adminNewsTexts)
  const isPresent = stage === 'present'
  const Icon = isPresent ? Check : X
  return (
    <Badge
      tone={isPresent ? 'neutral' : 'maintenance'}
      icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}
    >
      <span aria-hidden="true">{code}</span>
      <span className="sr-only">{name}:</span> {texts[stage]}
    </Badge>
  )
}
