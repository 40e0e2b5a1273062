import { ArrowUpRight, CircleX, Hourglass, type LucideIcon, Radio, Trophy } from 'lucide-react'
import { isLinkOut } from '#shared/links.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ActionLabel } from './action-label.tsx'
import { RegistrationAction } from './registration-action.tsx'
import type { Tournament } from './tournament.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

type Texts = (typeof tournamentsTexts)['ru']

/** What a tournament comes to: its winner, or what there is to do; of a sample that is a label and no button. */
export function TournamentAction({ tournament }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  const { language } = useLanguage()
  const { status, isSample } = tournament
  const winner = tournament[`winner_${language}`]
  if (status === 'completed' && winner !== null) return <Winner name={winner} />
  if (isSample && (status === 'live' || status === 'upcoming'))
    return (
      <ActionLabel Icon={Hourglass}>
        <span>
          <span className="label block">{texts.notOpen[status]}</span>
          {status === 'live' ? texts.watchNow : texts.registerNow}
        </span>
      </ActionLabel>
    )
  const way = wayTo(tournament, texts)
  if (way) return <WayButton {...way} />
  if (status === 'upcoming' && tournament.registrationUrl === null)
    return <RegistrationAction tournament={tournament} />
  const { text, Icon } = stateOf(tournament.status, texts)
  return <ActionLabel Icon={Icon}>{text}</ActionLabel>
}

function Winner({ name }: { name: string }) {
  const texts = useTexts(tournamentsTexts)
  return (
    <p className="flex min-h-11 items-center gap-3 border border-sand px-4 leading-tight">
      <Trophy size={20} strokeWidth={1.5} className="shrink-0 text-sand" />
      <span className="min-w-0">
        <span className="label block text-muted">{texts.winner}</span>
        {name}
      </span>
    </p>
  )
}

/** Where one registers or watches; undefined where there is nothing to do. */
function wayTo({ status, isRegistrationOpen, registrationUrl, streamUrl }: Tournament, texts: Texts) {
  if (status === 'live' && streamUrl !== null) return { to: streamUrl, text: texts.watchNow }
  if (isRegistrationOpen && registrationUrl !== null) return { to: registrationUrl, text: texts.registerNow }
  return undefined
}

function WayButton({ to, text }: { to: string; text: string }) {
  const leadsOut = isLinkOut(to)
  return (
    <ButtonLink
      to={to}
      variant="primary"
      className="w-full"
      {...(leadsOut && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
      {leadsOut && <ArrowUpRight size={20} strokeWidth={1.5} aria-hidden="true" />}
    </ButtonLink>
  )
}

function stateOf(status: Tournament['status'], texts: Texts): { text: string; Icon: LucideIcon } {
  switch (status) {
    case 'live':
      return { text: texts.isOn, Icon: Radio }
    case 'upcoming':
      return { text: texts.registrationOver, Icon: Hourglass }
    case 'completed':
      return { text: texts.noWinner, Icon: Trophy }
    case 'cancelled':
      return { text: texts.cancelled, Icon: CircleX }
  }
}
