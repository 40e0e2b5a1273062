import type { Part } from '#shared/constants/parts.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'

type Reason = { title: string; text: string }

const advantagesTexts = defineTexts<{ reasons: readonly Reason[]; oneWorld: Reason }>({
  ru: {
    reasons: [
      {
        title: 'Один лаунчер на всё',
        text: 'Сборку и моды он ставит сам. Готов ли он для вашей системы, видно на странице загрузки.',
      },
      {
        title: 'Привилегии навсегда',
        text: 'Действуют на всех серверах и включаются сразу. Цены уже в магазине, продажи ещё не открыты.',
      },
      { title: 'Один аккаунт на оба мира', text: 'Профиль, звание и баланс в LandCoins всегда под рукой.' },
      { title: 'Штаб на связи', text: 'Отзывы читает живая команда, а правила одинаковы для всех званий.' },
    ],
    oneWorld: {
      title: 'Всё в одном аккаунте',
      text: 'Профиль, звание и баланс в LandCoins всегда под рукой.',
    },
  },
  en: {
    reasons: [
      {
        title: 'One launcher for everything',
        text: 'It installs the build and the mods by itself. The download page says whether it is ready for your system.',
      },
      {
        title: 'Privileges for good',
        text: 'They apply on all servers and activate instantly. Prices are in the shop, sales are not open yet.',
      },
      {
        title: 'One account, both worlds',
        text: 'Your profile, rank and LandCoins balance are always at hand.',
      },
      {
        title: 'Command listens',
        text: 'Real people read the feedback, and the rules are the same for every rank.',
      },
    ],
    oneWorld: {
      title: 'One account for all of it',
      text: 'Your profile, rank and LandCoins balance are always at hand.',
    },
  },
})

/** Which part of the site each reason speaks of, if only of one; `roblox` makes two worlds of one. */
const SUBJECTS: readonly (Part | undefined)[] = ['launcher', 'shop', 'roblox', 'feedback']

/** Four reasons, as numbered lines of an order; fewer where the site does without what one speaks of. */
export function Advantages() {
  const texts = useTexts(advantagesTexts)
  const { parts } = useSiteInfo()
  const reasons = texts.reasons.flatMap((reason, index) => {
    const subject = SUBJECTS[index]
    if (subject === undefined || parts[subject]) return [reason]
    return subject === 'roblox' ? [texts.oneWorld] : []
  })
  return (
    <ol className="border-b border-line">
      {reasons.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[3rem_1fr] gap-x-4 border-t border-line py-5 md:grid-cols-[4rem_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8 md:py-6"
        >
          <span aria-hidden="true" className="display text-3xl text-edge tabular-nums">
            {index + 1}
          </span>
          <h3 className="display text-xl md:text-2xl">{title}</h3>
          <p className="mt-2 text-pretty text-muted max-md:col-start-2 md:mt-0.5">{text}</p>
        </li>
      ))}
    </ol>
  )
}
