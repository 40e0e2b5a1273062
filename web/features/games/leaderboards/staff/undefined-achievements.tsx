import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { UndefinedAchievement } from '#shared/contract/games/told-achievements.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useUndefinedAchievements } from './statistics-settings.queries.ts'
import { statisticsSettingsTexts } from './statistics-settings.texts.ts'

/** What games tell of that nobody has defined, each with the way to define it. */
export function UndefinedAchievements() {
  const texts = useTexts(statisticsSettingsTexts)
  return (
    <PanelSection title={texts.achievements} lead={texts.achievementsLead}>
      <Loaded query={useUndefinedAchievements()} loadFailed={texts.achievementsFailed}>
        {(achievements) =>
          achievements.length === 0 ? (
            <EmptySection>{texts.noAchievements}</EmptySection>
          ) : (
            <ul aria-label={texts.achievementsList} className="divide-y divide-line border-y border-line">
              {achievements.map((achievement) => (
                <AchievementRow key={achievement.key} achievement={achievement} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </PanelSection>
  )
}

function AchievementRow({
  achievement: { key, players, gameServers },
}: {
  achievement: UndefinedAchievement
}) {
  const texts = useTexts(statisticsSettingsTexts)
  const { language } = useLanguage()
  const editor = hrefOf(addresses.adminEntry, { name: 'achievements', id: 'new' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 text-sm">
      <div className="min-w-0">
        <bdi className="font-mono font-semibold">{key}</bdi>
        <p className="text-muted">
          {formatNumber(players, language)} {pluralForm(players, texts.players, language)} ·{' '}
          {gameServers.join(', ')}
        </p>
      </div>
      <ButtonLink
        to={`${editor}?${new URLSearchParams({ condition: 'game', gameKey: key })}`}
        variant="outline"
        size="sm"
        aria-label={`${texts.define}: ${key}`}
      >
        {texts.define}
      </ButtonLink>
    </li>
  )
}
