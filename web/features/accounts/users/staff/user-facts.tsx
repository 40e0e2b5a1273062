import { shownRank } from '#shared/constants/staff-ranks.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { currencyWords } from '#web/features/accounts/ledger/currency.texts.ts'
import { TierName } from '#web/features/accounts/profile/games/tier-name.tsx'
import { Rank } from '#web/features/accounts/profile/rank.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { FactsCard } from '#web/ui/lists/facts-card.tsx'
import { userPageTexts } from './user-page.texts.ts'

const MINUTES_PER_HOUR = 60

/** What stands about an account that nobody edits here. */
export function UserFacts({ user }: { user: UserDetails }) {
  const texts = useTexts(userPageTexts)
  const currency = useTexts(currencyWords)
  const { language } = useLanguage()
  const hours = Math.floor(user.playtimeMinutes / MINUTES_PER_HOUR)
  const figure = (told: string) =>
    user.hasFigures ? told : <span className="text-muted">{texts.noFigure}</span>
  const facts = [
    { term: texts.number, value: user.id },
    { term: texts.joined, value: <LocalTime dateTime={user.joinDate} style="date-time" /> },
    {
      term: texts.seen,
      value: user.lastSeenAt ? <LocalTime dateTime={user.lastSeenAt} style="date-time" /> : texts.seenNever,
    },
    { term: texts.balance, value: formatRoubles(user.balance.rub, language) },
    { term: currency.name, value: formatNumber(user.balance.landcoins, language) },
    {
      term: texts.rank,
      value: user.tier ? <TierName tier={user.tier} /> : <Rank rank={shownRank(user.rank)} />,
    },
    { term: texts.level, value: formatNumber(user.level, language) },
    { term: texts.playtime, value: figure(`${formatNumber(hours, language)} ${texts.hours}`) },
    { term: texts.kills, value: figure(formatNumber(user.kills, language)) },
    { term: texts.deaths, value: figure(formatNumber(user.deaths, language)) },
  ]
  return <FactsCard title={texts.facts} facts={facts} />
}
