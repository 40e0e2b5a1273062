import { UserX } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { PLAYERS_SEARCH_MIN } from '#shared/constants/games/players.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Link } from '#web/routing/link.tsx'
import { searchIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFoundPlayers } from './players.queries.ts'
import { playersTexts, playersWords } from './players.texts.ts'

/** Players are found by how their names begin; what is searched for is in the address. */
export function PlayersPage() {
  const words = useTexts(playersWords)
  const texts = useTexts(playersTexts)
  const { query, change } = useAddressQuery()
  const isOpen = useIsOpenAddress()
  // One page is kept for all searches: what is searched for is read once it is alive.
  const isAlive = useHydrated()
  const search = isAlive ? searchIn(query, USERNAME_MAX) : ''
  return (
    <>
      <PageHeading mark={sectionMark('leaderboards', words.mark, 2)} title={words.title} lead={words.lead} />
      {/* What is found comes after the page. */}
      <div className="column min-h-[75svh]">
        <div className="space-y-6 lg:max-w-2xl">
          <search>
            <SearchField
              label={texts.search}
              value={search}
              maxLength={USERNAME_MAX}
              onSearch={(text, isRefined) => change({ search: text }, { replace: isRefined })}
            />
          </search>
          {[...search].length < PLAYERS_SEARCH_MIN ? (
            <>
              <p className="text-muted">{words.hint}</p>
              {isOpen(addresses.leaderboards) && (
                <TextLink to={addresses.leaderboards} className="inline-flex min-h-11 items-center">
                  {texts.toTable}
                </TextLink>
              )}
            </>
          ) : (
            <Found search={search} />
          )}
        </div>
      </div>
    </>
  )
}

function Found({ search }: { search: string }) {
  const words = useTexts(playersWords)
  const texts = useTexts(playersTexts)
  return (
    <Loaded query={useFoundPlayers(search)} loadFailed={texts.searchFailed}>
      {(players) =>
        players.length === 0 ? (
          <EmptyState icon={<UserX size={28} strokeWidth={1.5} />}>{words.nobody}</EmptyState>
        ) : (
          <ul aria-label={texts.found} className="divide-y divide-line border-y border-line">
            {players.map(({ username, name }) => (
              <li key={username}>
                <Link
                  to={hrefOf(addresses.player, { name: username })}
                  className="flex min-h-14 items-center gap-4 px-2 py-2 hover:bg-raised"
                >
                  <PlayerHead username={username} className="size-9" />
                  <span className="min-w-0">
                    <bdi className="font-medium">{username}</bdi>
                    {name !== null && (
                      <span className="ml-3 text-sm text-muted">
                        {texts.inGame} <bdi>{name}</bdi>
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
