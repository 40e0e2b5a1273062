import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { authWords } from './auth.texts.ts'

/** What is seen at the gate, and which part of it. */
const VIEWS = {
  checkpoint: { name: 'hero', tone: 'dusk', position: 'object-[40%_78%]' },
  camp: { name: 'gallery-2', tone: 'night', position: 'object-[50%_62%]' },
  controlRoom: { name: 'gallery-4', tone: 'olive', position: 'object-[50%_55%]' },
  briefing: { name: 'news-1', tone: 'night', position: 'object-[50%_62%]' },
} as const

/** The frame of the pages at the gate: heading on one side, the form on the other. */
export function AccessPanel({
  title,
  lead,
  view,
  children,
}: {
  title: string
  lead: string
  view: keyof typeof VIEWS
  children: ReactNode
}) {
  const { name, tone, position } = VIEWS[view]
  const texts = useTexts(authWords)
  return (
    <div className="column grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <p className="label mb-3 text-signal">{texts.mark}</p>
        <h1 className="display text-4xl md:text-6xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-balance text-muted">{lead}</p>
        <div className="ticks relative mt-8 hidden border border-line lg:block">
          <Picture
            path={`/images/${name}.jpg`}
            alt=""
            tone={tone}
            seed={40}
            sizes="800px"
            className="aspect-[2/1] w-full"
            imageClassName={position}
          />
          <div className="hazard h-2 opacity-60" aria-hidden="true" />
        </div>
      </div>
      <Card className="self-start md:p-8">{children}</Card>
    </div>
  )
}
