import { useId } from 'react'
import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { roadmapWords } from './roadmap.texts.ts'

type Plan = EntryIn<'roadmap'>

/** What is done and what is under way; where only some of it is made up, each such entry says so. */
export function Roadmap({ plans, isMarked }: { plans: readonly Plan[]; isMarked: boolean }) {
  const texts = useTexts(roadmapWords)
  const phases = [
    { title: texts.completed, fill: 'bg-olive', plans: plans.filter(({ progress }) => progress === 100) },
    { title: texts.upcoming, fill: 'bg-sand', plans: plans.filter(({ progress }) => progress < 100) },
  ]
  return (
    <div className="grid gap-12 md:grid-cols-2 lg:gap-16">
      {phases.map(
        ({ title, fill, plans: own }) =>
          own.length > 0 && (
            <div key={title}>
              <h3 className="label mb-6 border-b border-line pb-3 text-sand">{title}</h3>
              <ul className="space-y-7">
                {own.map((plan) => (
                  <Stage key={plan.id} plan={plan} fill={fill} isMarked={isMarked} />
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}

function Stage({ plan, fill, isMarked }: { plan: Plan; fill: string; isMarked: boolean }) {
  const id = useId()
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const { progress } = plan
  return (
    <li>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <span id={id} lang={foreign(plan)} className="min-w-0 text-lg font-medium">
          {plan[`name_${language}`]}
        </span>
        {isMarked && plan.isSample && <SampleMark />}
        <EntryLanguage entry={plan} />
        <span className="font-mono tabular-nums whitespace-nowrap text-muted">
          {formatPercent(progress / 100, language)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 bg-line mask-[repeating-linear-gradient(90deg,#000_0_9px,transparent_9px_12px)]"
      >
        <div className={classNames('h-full', fill)} style={{ width: `${progress}%` }} />
      </div>
    </li>
  )
}
