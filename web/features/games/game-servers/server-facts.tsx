import type { ReactNode } from 'react'
import { GAME_SERVER_DIFFICULTIES, type GameServerDifficulty } from '#shared/constants/game-server-choices.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { usePlayerCount } from '#web/features/games/game-status/use-player-count.ts'
import type { ShownStatus } from '#web/features/games/game-status/use-shown-status.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { gameServersTexts, gameServersWords } from './game-servers.texts.ts'
import { difficultyWords } from './server-labels.texts.ts'

/** Players, uptime and difficulty. Who is on is said only of a server that answered; its places are known anyway. */
export function ServerFacts({ server, status }: { server: GameServer; status: ShownStatus | null }) {
  const texts = useTexts(gameServersTexts)
  const words = useTexts(gameServersWords)
  const difficulties = useTexts(difficultyWords)
  const { language } = useLanguage()
  const countOf = usePlayerCount()
  const places = placesOf(server)
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-3">
      {status?.hasCount ? (
        <Fact label={texts.players}>{countOf(server.type, status)}</Fact>
      ) : (
        <Fact label={texts.slots}>
          {places === null ? <Unknown>{texts.unknown}</Unknown> : formatNumber(places, language)}
        </Fact>
      )}
      <Fact label={texts.uptime}>
        {server.uptime === '' ? (
          <Unknown>{texts.notMeasuredYet}</Unknown>
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {formatPercent(Number.parseFloat(server.uptime) / 100, language, 2)}
            {!server.isUptimeMeasured && <SampleMark word={texts.notMeasured} meaning={words.uptimeStated} />}
          </span>
        )}
      </Fact>
      <Fact label={texts.difficulty} className="col-span-2 border-t border-line sm:col-span-1 sm:border-t-0">
        <span className="flex items-center gap-3">
          {difficulties[server.difficulty]}
          <DifficultyMeter difficulty={server.difficulty} />
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('py-4 pr-4', className)}>
      <dt className="label mb-1 text-muted">{label}</dt>
      <dd className="font-mono text-lg tabular-nums">{children}</dd>
    </div>
  )
}

const Unknown = ({ children }: { children: string }) => (
  <span className="text-base text-muted">{children}</span>
)

function DifficultyMeter({ difficulty }: { difficulty: GameServerDifficulty }) {
  const level = GAME_SERVER_DIFFICULTIES.indexOf(difficulty)
  return (
    <span aria-hidden="true" className="flex gap-1">
      {GAME_SERVER_DIFFICULTIES.map((step, index) => (
        <span key={step} className={classNames('h-3 w-1.5', index <= level ? 'bg-sand' : 'bg-line')} />
      ))}
    </span>
  )
}

/** The places in a text such as `12/200`; null where nobody knows them. */
function placesOf({ players }: GameServer): number | null {
  const [, places] = players.split('/')
  return places === undefined ? null : Number(places)
}
