import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { auditTexts } from './audit.texts.ts'
import { ChangeDetails } from './change-details.tsx'

const TONES = {
  create: 'online',
  update: 'neutral',
  delete: 'offline',
  restore: 'development',
  ban: 'offline',
  unban: 'development',
  answer: 'neutral',
  export: 'neutral',
  end_sessions: 'offline',
  end_factor: 'maintenance',
  password_link: 'maintenance',
  verify: 'development',
  change_balance: 'maintenance',
  mark_done: 'maintenance',
  retry: 'maintenance',
  cancel: 'offline',
  send: 'maintenance',
  decide: 'maintenance',
  confirm: 'maintenance',
  refund: 'maintenance',
  make_way: 'development',
  give_access: 'maintenance',
  erase: 'offline',
} as const satisfies Record<AuditEntry['action'], BadgeTone>

/** Who does what no account does. */
const NOBODYS_ACTS: { [Action in AuditEntry['action']]?: 'release' | 'operator' | 'owner' } = {
  make_way: 'release',
  give_access: 'operator',
  erase: 'owner',
}

/** One change; its details unfold. */
export function AuditRow({ entry, actorAddress }: { entry: AuditEntry; actorAddress: string | null }) {
  const texts = useTexts(auditTexts)
  const [wasOpened, setOpened] = useState(false)
  return (
    <li className="transition-colors hover:bg-raised">
      <details className="group" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 rounded px-2 py-1 text-sm pointer-coarse:min-h-11">
          <span className="sm:w-44">
            <Badge tone={TONES[entry.action]}>{texts.actions[entry.action]}</Badge>
          </span>
          <span className="min-w-0 grow basis-60">{entry.description}</span>
          <LocalTime dateTime={entry.at} style="date-time" className="text-muted" />
          <ChevronDown
            className="ml-auto shrink-0 text-muted transition-transform group-open:rotate-180"
            size={18}
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </summary>
        <div className="space-y-3 px-2 pt-2 pb-4">
          {wasOpened && <ChangeDetails entry={entry} />}
          <p className="text-sm text-muted">
            {texts.actor}: {entry.actor?.username ?? texts[NOBODYS_ACTS[entry.action] ?? 'deletedActor']}
            {entry.keyName !== null && (
              <span>
                {' · '}
                {texts.byKey} {entry.keyName}
              </span>
            )}
            {actorAddress && (
              <>
                {' · '}
                <TextLink to={actorAddress}>{texts.onlyActor}</TextLink>
              </>
            )}
          </p>
        </div>
      </details>
    </li>
  )
}
