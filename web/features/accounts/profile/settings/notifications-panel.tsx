import { MessageSquareReply, ShoppingBag, Trophy } from 'lucide-react'
import { NOTICE_WAYS, type NoticeTopic } from '#shared/constants/notices/notice-topics.ts'
import type { NoticeChoice } from '#shared/contract/platform/notice-choices.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { useChooseNotices } from './notice-choices.mutations.ts'
import { useNoticeChoices } from './notice-choices.queries.ts'
import { settingsTexts } from './settings.texts.ts'

const ICONS: Record<NoticeTopic, typeof Trophy> = {
  replies: MessageSquareReply,
  tournaments: Trophy,
  purchases: ShoppingBag,
}

/** What one wants to be told, and how; what is about the account itself is always told. */
export function NotificationsPanel() {
  const texts = useTexts(settingsTexts)
  const choices = useNoticeChoices()
  return (
    <>
      <Loaded query={choices} loadFailed={texts.choicesFailed}>
        {(all) => (
          <ul className="divide-y divide-line border-y border-line">
            {all.map((choice) => (
              <Choice key={choice.topic} choice={choice} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="mt-4 text-sm text-muted">{texts.alwaysTold}</p>
    </>
  )
}

function Choice({ choice }: { choice: NoticeChoice }) {
  const texts = useTexts(settingsTexts)
  const { mutate } = useChooseNotices()
  const { topic } = choice
  const Icon = ICONS[topic]
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <span className="flex min-w-0 grow items-center gap-3">
        <Icon size={20} strokeWidth={1.5} className="shrink-0 text-sand" aria-hidden="true" />
        {texts.topics[topic]}
      </span>
      <span className="flex gap-6">
        {NOTICE_WAYS.map((way) => {
          const isWanted = choice[way]
          return (
            isWanted !== null && (
              <Checkbox
                key={way}
                role="switch"
                label={texts.ways[way]}
                aria-label={`${texts.topics[topic]}: ${texts.ways[way]}`}
                checked={isWanted}
                onChange={(event) =>
                  mutate(
                    { topic, way, isWanted: event.target.checked },
                    { onError: (error) => toastFailure(texts.choiceFailed, error) },
                  )
                }
              />
            )
          )
        })}
      </span>
    </li>
  )
}
