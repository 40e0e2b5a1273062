import { useId } from 'react'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { COMPLETED, type RoadmapKey, UPCOMING } from './roadmap.data.ts'
import { roadmapTexts } from './roadmap.texts.ts'

type Item = { key: RoadmapKey; percent: number }

/** What is done and what is under way. */
export function Roadmap() {
  const texts = useTexts(roadmapTexts)
  return (
    <div className="grid gap-12 md:grid-cols-2 lg:gap-16">
      <Phase title={texts.completed} items={COMPLETED} fill="bg-olive" />
      <Phase title={texts.upcoming} items={UPCOMING} fill="bg-sand" />
    </div>
  )
}

function Phase({ title, items, fill }: { title: string; items: readonly Item[]; fill: string }) {
  return (
    <div>
      <h3 className="label mb-6 border-b border-line pb-3 text-sand">{title}</h3>
      <ul className="space-y-7">
        {items.map((item) => (
          <Stage key={item.key} item={item} fill={fill} />
        ))}
      </ul>
    </div>
  )
}

function Stage({ item: { key, percent }, fill }: { item: Item; fill: string }) {
  const id = useId()
  const texts = useTexts(roadmapTexts)
  const { language } = useLanguage()
  return (
    <li>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <span id={id} className="text-lg font-medium">
          {texts.names[key]}
        </span>
        <span className="font-mono tabular-nums text-muted">{formatPercent(percent / 100, language)}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 bg-line mask-[repeating-linear-gradient(90deg,#000_0_9px,transparent_9px_12px)]"
      >
        <div className={classNames('h-full', fill)} style={{ width: `${percent}%` }} />
      </div>
    </li>
  )
}
