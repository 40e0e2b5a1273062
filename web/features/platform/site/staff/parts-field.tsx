import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { PARTS, type Part } from '#shared/constants/parts.ts'
import { partNames } from '#shared/texts/part-names.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import type { Edits } from '#web/editing/use-edits.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { SiteFields } from './site-form.ts'
import { partReaches, sitePartsTexts } from './site-parts.texts.ts'

const collection = (name: string) => hrefOf(addresses.adminCollection, { name })
/** The words whose keys hold this. */
const words = (search: string) => `${addresses.adminWords}?search=${search}`

/** Where in the panel that is which a part shows. */
const PREPARED_AT: Record<Part, string> = {
  shop: addresses.adminProducts,
  launcher: addresses.adminLauncher,
  tournaments: collection('tournaments'),
  rankings: collection('ranks'),
  leaderboards: addresses.adminStatistics,
  players: words('players.'),
  team: collection('team'),
  feedback: addresses.adminFeedback,
  forum: words('forum.'),
  roblox: addresses.adminServers,
  survival: words('modes.survival'),
  skyblock: words('modes.skyblock'),
  creative: words('modes.creative'),
  minigames: words('modes.minigames'),
}

/** The switches of the site. Below one that is off stands the way to where it can be prepared. */
export function PartsField({ edits }: { edits: Edits<SiteFields> }) {
  const texts = useTexts(sitePartsTexts)
  const names = useTexts(partNames)
  const reaches = useTexts(partReaches)
  return (
    <>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {PARTS.map((part) => {
          const isOn = edits.values[`part:${part}`] === TICKED
          return (
            <li key={part} className="border-b border-line py-1">
              <Checkbox
                name={`part:${part}`}
                role="switch"
                label={names[part]}
                checked={isOn}
                onChange={(event) => edits.set(`part:${part}`, event.target.checked ? TICKED : '')}
              />
              {reaches[part] && <p className="mb-2 pl-8 text-sm text-muted">{reaches[part]}</p>}
              {!isOn && (
                <p className="mb-2 pl-8 text-sm">
                  <Link
                    to={PREPARED_AT[part]}
                    aria-label={`${texts.prepare}: ${names[part]}`}
                    className="underline decoration-edge underline-offset-4 hover:text-signal"
                  >
                    {texts.prepare}
                  </Link>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <div>
        <Checkbox
          name="isShopStrict"
          role="switch"
          label={texts.strictShop}
          checked={edits.values.isShopStrict === TICKED}
          onChange={(event) => edits.set('isShopStrict', event.target.checked ? TICKED : '')}
        />
        <p className="pl-8 text-sm text-muted">{texts.strictShopHint}</p>
      </div>
    </>
  )
}
