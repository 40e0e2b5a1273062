import { Settings } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { RoleBadges } from '#web/features/accounts/roles/role-badges.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useClosedByBack } from '#web/routing/use-closed-by-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { TierName } from './games/tier-name.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'
import { Rank } from './rank.tsx'
import { StaffEntrance } from './staff-entrance.tsx'

const SettingsDialog = lazyWithFallback(
  () => import('./settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
  () => <PartMissing asked />,
)

/** What stands over the profile while the settings are open. */
const SETTINGS = 'settings'

/** Who the player is: the cover sheet of the dossier. Its heading takes the focus where what had it is gone. */
export function ServiceRecord({ user, heading }: { user: Profile; heading: Ref<HTMLHeadingElement> }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(profileWords)
  const { language } = useLanguage()
  const { shown, show, close } = useClosedByBack<typeof SETTINGS>((over) => over === SETTINGS)

  const facts = [
    {
      term: texts.rank,
      value: user.tier ? <TierName tier={user.tier} /> : <Rank rank={user.rank} />,
    },
    { term: texts.level, value: formatNumber(user.level, language) },
    { term: texts.discord, value: user.discordUsername ?? texts.notGiven },
    { term: words.enlisted, value: <LocalTime dateTime={user.joinDate} style="date" /> },
  ]
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-6">
        <div className="ticks relative shrink-0 border border-line bg-sunken">
          <img
            src={user.avatarUrl}
            alt={`${texts.avatarOf} ${user.username}`}
            width={144}
            height={144}
            className="size-28 object-cover md:size-36"
          />
        </div>
        <div className="min-w-0 grow basis-56">
          <p className="label mb-2 text-signal">
            {words.mark} / {String(user.id).padStart(6, '0')}
          </p>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            <span className="block text-muted">{words.welcome}</span>
            <span className="display block text-3xl break-all normal-case md:text-4xl">{user.username}</span>
          </h1>
          <p className="mt-1 break-all text-muted">{user.email}</p>
          {user.roleBadges.length > 0 && (
            <div className="mt-3">
              <RoleBadges roles={user.roleBadges} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {user.roles.length > 0 && <StaffEntrance />}
          <Button variant="outline" onClick={() => show(SETTINGS)}>
            <Settings size={18} strokeWidth={1.5} />
            {texts.settings}
          </Button>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-6 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="label text-muted">{term}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      {shown && (
        <Suspense fallback={null}>
          <SettingsDialog user={user} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
