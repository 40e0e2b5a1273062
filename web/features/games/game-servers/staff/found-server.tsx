import type { FoundGameServer } from '#shared/contract/games/game-servers.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { StateBadge } from '#web/features/games/game-status/state-badge.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { Finding } from './found-server.queries.ts'
import { foundServerTexts } from './found-server.texts.ts'

const STATES = { answers: 'online', silent: 'offline', not_found: 'offline', not_asked: 'unknown' } as const

/** What is at the address that was typed, in plain words; nothing of it keeps anybody from saving. */
export function FoundServer({
  finding: { isAsking, found, error, askAgain },
  onName,
}: {
  finding: Finding
  /** Takes what the server calls itself for its name; undefined where it has one. */
  onName: ((name: string) => void) | undefined
}) {
  const texts = useTexts(foundServerTexts)
  const name = found?.answer?.name.trim()
  if (!isAsking && !found && !error) return null
  return (
    // The room of the longest answer is kept while it is asked for: what stands below must not move under a finger.
    <div
      role="status"
      className="min-h-38 border-l-2 border-edge bg-sunken px-4 py-3 text-sm lg:col-span-2 lg:min-h-22"
    >
      {isAsking && <StateBadge state={null} />}
      {(error || found) && (
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          {found && <StateBadge state={STATES[found.state]} />}
          {found?.answer && <Answer found={found} answer={found.answer} />}
          {found?.state !== 'answers' && (
            <Button size="sm" variant="ghost" className="ml-auto" onClick={askAgain}>
              {texts.askAgain}
            </Button>
          )}
        </div>
      )}
      {error && <p className="text-alarm">{fieldOf(error) ?? failureMessage(error, texts.not_asked)}</p>}
      {found && found.state !== 'answers' && (
        <p className="mt-2 text-muted">
          {found.state === 'not_found' && found.type === 'roblox' ? texts.noGame : texts[found.state]}
        </p>
      )}
      {name && onName && (
        <Button size="sm" variant="outline" className="mt-2" onClick={() => onName(name)}>
          {texts.takeName}
        </Button>
      )}
    </div>
  )
}

function Answer({
  found,
  answer: { name, players, maxPlayers, version },
}: {
  found: FoundGameServer
  answer: NonNullable<FoundGameServer['answer']>
}) {
  const texts = useTexts(foundServerTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const count = formatNumber(players, language)
  const places = found.type === 'minecraft' && maxPlayers > 0 && formatNumber(maxPlayers, language)
  return (
    <>
      {name && <span className="min-w-0 font-medium">{name}</span>}
      <span className="text-muted">
        {texts.players}: {places ? `${count} ${words.of} ${places}` : count}
      </span>
      {version && <span className="text-muted">{version}</span>}
      {found.type === 'minecraft' && found.edition === 'bedrock' && (
        <span className="text-muted">Bedrock</span>
      )}
    </>
  )
}

/** What is wrong with the address itself. */
const fieldOf = (error: Error) =>
  'fields' in error ? (error.fields as Readonly<Record<string, string>>).ip : undefined
