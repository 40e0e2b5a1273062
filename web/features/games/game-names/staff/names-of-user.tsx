import { useId, useState } from 'react'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { GiveNameDialog } from './give-name-dialog.tsx'
import { useNamesOfUser } from './names-of-user.queries.ts'
import { namesOfUserTexts } from './names-of-user.texts.ts'

/** What an account is and was called in the games, and the way to confirm a name by hand. */
export function NamesOfUser({ userId, isEditable }: { userId: number; isEditable: boolean }) {
  const texts = useTexts(namesOfUserTexts)
  const id = useId()
  const [isGiving, setGiving] = useState(false)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title}>
        {isEditable && (
          <Button variant="outline" size="sm" onClick={() => setGiving(true)}>
            {texts.give}
          </Button>
        )}
      </SectionHeading>
      <Loaded query={useNamesOfUser(userId)} loadFailed={texts.loadFailed}>
        {({ held, former }) => (
          <>
            {held.length === 0 && <p className="text-muted">{texts.none}</p>}
            <ul className="divide-y divide-line">
              {held.map(({ game, name, uuid, confirmedAt, frozenAt }) => (
                <li key={game} className="py-2">
                  <p>
                    <span className="label mr-3 text-muted">{GAME_TITLES[game]}</span>
                    <bdi className="font-medium">{name}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    {texts.confirmedAt} <LocalTime dateTime={confirmedAt} style="date-time" />
                    {uuid !== null && <span className="ml-4 font-mono">{uuid}</span>}
                  </p>
                  {frozenAt !== null && <p className="text-sm text-maintenance">{texts.frozen}</p>}
                </li>
              ))}
            </ul>
            {former.length > 0 && (
              <>
                <h3 className="label mt-4 text-muted">{texts.former}</h3>
                <ul className="mt-1 text-sm">
                  {former.map(({ game, name, endedAt }) => (
                    <li key={`${game} ${name} ${endedAt}`}>
                      {GAME_TITLES[game]}: <bdi>{name}</bdi>{' '}
                      <span className="text-muted">
                        {texts.until} <LocalTime dateTime={endedAt} style="date-time" />
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
      {isGiving && <GiveNameDialog userId={userId} onClose={() => setGiving(false)} />}
    </section>
  )
}
