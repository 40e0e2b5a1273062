import { Code } from 'lucide-react'
import { Suspense, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { serverWidget } from '#shared/constants/games/widgets.ts'
import { serverAnchor } from '#web/features/games/game-status/server-anchor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LateWidgetCode } from './late-widget-code.tsx'
import { serverWidgetTexts } from './server-widget.texts.ts'

/** How to show the state of a game server elsewhere, once somebody asks. */
export function ServerWidget({ id, name, className }: { id: number; name: string; className?: string }) {
  const texts = useTexts(serverWidgetTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="label flex min-h-11 w-fit cursor-pointer items-center gap-2 text-muted hover:text-text">
        <Code size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.widget}
      </summary>
      <p className="mt-3 mb-5 max-w-prose text-muted">{texts.about}</p>
      {isOpen && (
        <Suspense>
          <LateWidgetCode
            widget={serverWidget(id)}
            page={`${addresses.servers}#${serverAnchor(id)}`}
            about={name}
          />
        </Suspense>
      )}
    </details>
  )
}
