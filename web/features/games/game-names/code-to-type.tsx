import type { Game } from '#shared/constants/games/games.ts'
import type { OwnGameName } from '#shared/contract/games/game-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useAskForCode } from './game-names.mutations.ts'
import { gameNamesTexts } from './game-names.texts.ts'

/** A code that its owner types in the game, where the game has a command for it. It is shown this once. */
export function CodeToType({ game, waiting }: { game: Game; waiting: OwnGameName['waiting'] }) {
  const texts = useTexts(gameNamesTexts)
  const { mutate, data, isPending } = useAskForCode()
  const code = data?.code
  const isShown = waiting !== null && code !== undefined && data?.expiresAt === waiting.expiresAt
  return (
    <div className="space-y-3">
      {waiting !== null && (
        <div role="status" className="border-l-2 border-sand bg-raised p-4">
          <p className="font-medium">{isShown ? texts.shown : texts.shownBefore}</p>
          {isShown && <p className="my-2 font-mono text-2xl tracking-widest select-all">{code}</p>}
          <p className="text-sm text-muted">
            {isShown ? texts.shownDetail : texts.shownBeforeDetail}{' '}
            <LocalTime dateTime={waiting.expiresAt} style="hour" />
          </p>
        </div>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 h-auto py-2 text-left whitespace-normal"
        aria-busy={isPending || undefined}
        onClick={() =>
          !isPending &&
          mutate({ game, by: 'agent' }, { onError: (error) => toastFailure(texts.showFailed, error) })
        }
      >
        {isPending ? texts.showing : texts.show}
      </Button>
    </div>
  )
}
