import { Medal } from 'lucide-react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { profileTexts } from './profile.texts.ts'

export function Achievements({ achievements }: { achievements: Profile['achievements'] }) {
  const texts = useTexts(profileTexts)
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="display mb-4 text-xl">
        {texts.achievements}
      </h2>
      {achievements.length === 0 ? (
        <EmptyState icon={<Medal size={28} strokeWidth={1.5} />}>{texts.achievementsEmpty}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {achievements.map(({ key, unlockedAt }) => (
            <li key={key} className="flex min-h-14 items-center gap-3 py-2">
              <Medal className="shrink-0 text-sand" size={20} strokeWidth={1.5} />
              <span className="grow">{key}</span>
              <LocalTime dateTime={unlockedAt} style="date" className="text-sm text-muted" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
