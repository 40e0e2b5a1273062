import { defineTexts } from '#shared/texts/texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ACHIEVEMENT_RIBBONS, type AchievementRibbonKey } from './achievement-ribbons.data.ts'

const achievementsTexts = defineTexts<Record<AchievementRibbonKey, { name: string; text: string }>>({
  ru: {
    firstNight: { name: 'Первая ночь', text: 'Дожить до рассвета после первой высадки.' },
    bridge: { name: 'Держим мост', text: 'Стоять, пока не отойдёт последний из отряда.' },
    sapper: { name: 'Сапёр', text: 'Разминировать чужую базу и не остаться на ней.' },
    keyCard: { name: 'Ключ-карта', text: 'Выйти из комплекса живым и с чужим пропуском.' },
    noBlink: { name: 'Не моргай', text: 'Отстоять смену у камеры и ни разу не закрыть глаза.' },
    calmVoice: { name: 'Спокойный голос', text: 'Провести допрос, не повысив голоса.' },
  },
  en: {
    firstNight: { name: 'First Night', text: 'See the dawn after your first landing.' },
    bridge: { name: 'Hold the Bridge', text: 'Hold until the last of the squad has crossed.' },
    sapper: { name: 'Sapper', text: 'Clear an enemy base of mines and walk out of it.' },
    keyCard: { name: 'Key Card', text: 'Leave the site alive and with someone else’s pass.' },
    noBlink: { name: 'No Blink', text: 'Guard the cell for a whole shift without closing your eyes.' },
    calmVoice: { name: 'Calm Voice', text: 'Finish an interrogation without raising yours.' },
  },
})

/** The service ribbons of the two worlds. */
export function Achievements() {
  const texts = useTexts(achievementsTexts)
  const keys = Object.keys(ACHIEVEMENT_RIBBONS) as AchievementRibbonKey[]
  return (
    <ul className="grid gap-x-12 gap-y-6 md:gap-y-8 sm:grid-cols-2">
      {keys.map((key) => (
        <li key={key} className="flex items-start gap-5">
          <Ribbon name={key} />
          <div className="min-w-0">
            <h3 className="text-lg leading-tight font-medium">{texts[key].name}</h3>
            <p className="mt-1 text-pretty text-muted">{texts[key].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Ribbon({ name }: { name: AchievementRibbonKey }) {
  const half = ACHIEVEMENT_RIBBONS[name]
  const stripes = [...half, ...[...half].reverse()]
  let end = 0
  const stops = stripes.map(([color, width]) => {
    const start = end
    end += width
    return `${color} ${start}% ${end}%`
  })
  return (
    <span
      aria-hidden="true"
      className="mt-1 h-8 w-20 shrink-0 shadow-[inset_0_1px_0_rgb(255_255_255/0.25),inset_0_-2px_0_rgb(0_0_0/0.35)] md:h-9 md:w-24"
      style={{ backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` }}
    />
  )
}
