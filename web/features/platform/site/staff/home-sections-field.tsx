import { ArrowDown, ArrowUp } from 'lucide-react'
import { TICKED } from '#web/editing/set-fields.ts'
import type { Edits } from '#web/editing/use-edits.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'
import { moved, type SiteFields, sectionsIn } from './site-form.ts'
import { useSiteLabels } from './use-site-labels.ts'

const STEPS = [
  { by: -1, text: 'up', Icon: ArrowUp },
  { by: 1, text: 'down', Icon: ArrowDown },
] as const

/** Which blocks the home page shows, and in which order. */
export function HomeSectionsField({ edits }: { edits: Edits<SiteFields> }) {
  const texts = useTexts(adminSiteTexts)
  const labels = useSiteLabels()
  const sections = sectionsIn(edits.values)
  return (
    <ol className="divide-y divide-line border-y border-line">
      {sections.map((key, index) => (
        <li key={key} className="flex items-center justify-between gap-4 py-1">
          <Checkbox
            label={labels[`section:${key}`] ?? key}
            checked={edits.values[`section:${key}`] === TICKED}
            onChange={(event) => edits.set(`section:${key}`, event.target.checked ? TICKED : '')}
          />
          <span className="flex shrink-0">
            {STEPS.map(({ by, text, Icon }) => (
              <Button
                key={text}
                variant="ghost"
                size="icon"
                aria-label={`${texts[text]}: ${labels[`section:${key}`]}`}
                disabled={index + by < 0 || index + by >= sections.length}
                onClick={() => edits.set('homeSections', moved(edits.values, key, by))}
              >
                <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
