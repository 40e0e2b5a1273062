import { useId, useState } from 'react'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import type { OwnGameName } from '#shared/contract/games/game-names.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeFromChat, CodeIntoChat } from './code-by-chat.tsx'
import { CodeToType } from './code-to-type.tsx'
import { useRemoveName } from './game-names.mutations.ts'
import { gameNamesTexts, gameNamesWords } from './game-names.texts.ts'

/** The name in one game: as it is proved, and how to prove it. */
export function GameNameSection({ own }: { own: OwnGameName }) {
  const texts = useTexts(gameNamesTexts)
  const said = useTexts(gameNamesWords)
  const id = useId()
  const { game, name, isFrozen, waiting } = own
  const [isChanging, setChanging] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const isProved = name !== null && !isFrozen
  const areWaysOpen = !isProved || isChanging || isSpent || waiting !== null
  const onConfirmed = () => {
    setChanging(false)
    setSpent(false)
    focusHeading()
  }
  const onSpent = () => {
    setSpent(true)
    focusHeading()
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="display text-xl outline-none">
        {GAME_TITLES[game]}
      </h2>
      {name === null ? (
        <p className="mt-2 text-muted">{said.none}</p>
      ) : (
        <HeldName own={own} name={name} onRemoved={focusHeading} />
      )}
      {isFrozen && (
        <Notice tone="warning" title={texts.frozen} className="mt-4">
          {texts.frozenDetail}
        </Notice>
      )}
      {areWaysOpen ? (
        <div className="mt-5 space-y-6">
          {isSpent && waiting === null && (
            <Notice tone="warning" title={texts.spent}>
              {texts.spentDetail}
            </Notice>
          )}
          {game === 'minecraft' && waiting?.by === 'chat' && (
            <CodeFromChat waiting={waiting} onConfirmed={onConfirmed} onSpent={onSpent} />
          )}
          {game === 'minecraft' && <CodeIntoChat name={waiting?.name ?? name ?? ''} />}
          <CodeToType game={game} waiting={waiting?.by === 'agent' ? waiting : null} />
        </div>
      ) : (
        <Button variant="ghost" size="sm" className="mt-3 -ml-3" onClick={() => setChanging(true)}>
          {texts.other}
        </Button>
      )}
    </section>
  )
}

function HeldName({
  own: { game, confirmedAt },
  name,
  onRemoved,
}: {
  own: OwnGameName
  name: string
  onRemoved: () => void
}) {
  const texts = useTexts(gameNamesTexts)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useRemoveName()
  function remove() {
    mutate(game, {
      onSuccess: () => {
        setAsking(false)
        toast({ title: texts.removed })
        onRemoved()
      },
    })
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3">
      <p className="min-w-0">
        <bdi className="font-medium">{name}</bdi>
        {confirmedAt !== null && (
          <span className="block text-sm text-muted">
            {texts.confirmedAt} <LocalTime dateTime={confirmedAt} style="date-time" />
          </span>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-3"
        aria-label={texts.removeOf + name}
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {texts.remove}
      </Button>
      <RemoveDialog
        isOpen={isAsking}
        title={texts.removeQuestion}
        labels={{ remove: texts.remove, removing: texts.removing }}
        failure={error === null ? null : failureMessage(error, texts.removeFailed)}
        isPending={isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p className="font-medium">{name}</p>
        <p className="text-muted">{texts.removeDetail}</p>
      </RemoveDialog>
    </div>
  )
}
