import { Medal } from 'lucide-react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'

export function Achievements({ achievements }: { achievements: Profile['achievements'] }) {
  const texts = useTexts(profileWords)
  const { holders: held } = useTexts(profileTexts)
  const { language } = useLanguage()
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="display mb-4 text-xl">
        {texts.achievements}
      </h2>
      {achievements.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">{texts.achievementsEmpty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {achievements.map(({ key, image, unlockedAt, holders, ...titles }) => (
            <li key={key} className="flex min-h-14 items-center gap-3 py-2">
              {image === null ? (
                <Medal className="mx-3 shrink-0 text-sand" size={20} strokeWidth={1.5} />
              ) : (
                <Picture
                  path={image}
                  alt=""
                  tone="olive"
                  seed={1}
                  sizes="44px"
                  className="size-11 shrink-0"
                />
              )}
              <div className="min-w-0 grow items-center justify-between gap-3 sm:flex">
                <span className="min-w-0">
                  {titles[`title_${language}`]}
                  <span className="block text-sm text-muted">
                    {held}: {formatNumber(holders, language)}
                  </span>
                </span>
                <LocalTime
                  dateTime={unlockedAt}
                  style="date"
                  className="text-sm whitespace-nowrap text-muted max-sm:block"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
