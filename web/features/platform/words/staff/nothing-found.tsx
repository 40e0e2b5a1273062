import { Fragment } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminWordsTexts } from './admin-words.texts.ts'

const PLACES = {
  site: addresses.adminSite,
  menus: addresses.adminMenus,
  lists: addresses.adminCollections,
  gameServers: addresses.adminServers,
} as const

/** What one reads on the site and does not find here is written elsewhere. */
export function NothingFound() {
  const texts = useTexts(adminWordsTexts)
  return (
    <EmptyState>
      <span className="block">{texts.empty}</span>
      <span className="mt-3 block">
        {texts.elsewhere}{' '}
        {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place, index) => (
          <Fragment key={place}>
            {index > 0 && ' · '}
            <TextLink to={PLACES[place]}>{texts.places[place]}</TextLink>
          </Fragment>
        ))}
      </span>
    </EmptyState>
  )
}
