import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { GAME_NAME_REASON_MAX } from '#shared/constants/games/game-names.ts'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import type { FrozenName } from '#shared/contract/games/game-names.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toast } from '#web/toasts/toast.ts'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { EmptySection } from '#web/ui/panel/panel-section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDecideFrozenName } from './frozen-names.mutations.ts'
import { useFrozenNames } from './frozen-names.queries.ts'
import { frozenNamesTexts } from './frozen-names.texts.ts'

/** Names that another player bears in the game now, and what can be decided about each. */
export function FrozenNamesPage() {
  const texts = useTexts(frozenNamesTexts)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} heading={heading} />
      <Loaded query={useFrozenNames()} loadFailed={texts.loadFailed}>
        {(names) =>
          names.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {names.map((name) => (
                <FrozenNameRow key={`${name.game} ${name.name}`} frozen={name} onDecided={focusHeading} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function FrozenNameRow({
  frozen,
  onDecided,
}: {
  frozen: FrozenName
  /** The row is going, with what was pressed. */
  onDecided: () => void
}) {
  const texts = useTexts(frozenNamesTexts)
  const { mutateAsync } = useDecideFrozenName(frozen)
  const { userId, username, game, name, uuid, confirmedAt, frozenAt, newcomer } = frozen
  return (
    <li className="grid gap-x-6 gap-y-3 py-3 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className="text-muted">{GAME_TITLES[game]}</span>
        </p>
        <p className="mt-1">
          {texts.account}: <TextLink to={hrefOf(addresses.adminUser, { id: userId })}>{username}</TextLink>
        </p>
        <p className="mt-1 text-muted">
          {texts.before}: <span className="font-mono">{uuid ?? texts.unknown}</span> · {texts.confirmedAt}{' '}
          <LocalTime dateTime={confirmedAt} style="date-time" />
        </p>
        <p className="mt-1 text-muted">
          {texts.now}: <span className="font-mono">{newcomer?.uuid ?? texts.unknown}</span> · {texts.frozenAt}{' '}
          <LocalTime dateTime={frozenAt} style="date-time" />
        </p>
      </div>
      <ReasonedDecisions
        decisions={['keep', 'release'] as const}
        labelOf={(decision) => texts[decision].act}
        about={name}
        textsOf={(decision) => ({ ...texts, ...texts[decision] })}
        maxLength={GAME_NAME_REASON_MAX}
        submit={async (decision, reason) => {
          await mutateAsync({ decision, reason })
          toast({ title: texts[decision].decided })
          onDecided()
        }}
        className="items-start md:justify-end"
      >
        <p className="font-medium">{name}</p>
      </ReasonedDecisions>
    </li>
  )
}
