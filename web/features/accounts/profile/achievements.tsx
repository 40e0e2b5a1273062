import { Medal } from 'lucide-react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { lookUp } from '#web/i18n/look-up.ts'
import { profileWords } from './profile.texts.ts'

/** No achievement has been named yet: each is shown by its key. */
const NAMES = {}

export function Achievements({ achievements }: { achievements: Profile['achievements'] }) {
  const texts = useTexts(profileWords)
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="display mb-4 text-xl">
        {texts.achievements}
      </h2>
      {achievements.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">{texts.achievementsEmpty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {achievements.map(({ key, unlockedAt }) => (
            <li key={key} className="flex min-h-14 items-center gap-3 py-2">
              <Medal className="shrink-0 text-sand" size={20} strokeWidth={1.5} />
              <span className="grow">{lookUp(NAMES, key)}</span>
              <LocalTime dateTime={unlockedAt} style="date" className="text-sm text-muted" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
