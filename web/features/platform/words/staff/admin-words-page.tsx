import { useState } from 'react'
import { WORDS_SEARCH_MAX } from '#shared/constants/site.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { searchIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useWords } from './admin-words.queries.ts'
import { adminWordsTexts } from './admin-words.texts.ts'
import { NothingFound } from './nothing-found.tsx'
import { WordEditor } from './word-editor.tsx'
import { WordRow } from './word-row.tsx'

/** The words of the site: found by what one reads, changed in their place. */
export function AdminWordsPage() {
  const texts = useTexts(adminWordsTexts)
  const { query, change } = useAddressQuery()
  const [open, setOpen] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const { languages } = useSiteInfo()
  const search = searchIn(query, WORDS_SEARCH_MAX)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <div className="mb-6 max-w-xl">
        <SearchField
          label={texts.search}
          hint={languages.length > 1 ? texts.searchHint : texts.searchHintAlone}
          value={search}
          maxLength={WORDS_SEARCH_MAX}
          onSearch={(text, isRefined) => change({ search: text }, { replace: isRefined })}
        />
      </div>
      <Loaded query={useWords(search)} loadFailed={texts.loadFailed}>
        {({ data, total }) =>
          data.length === 0 ? (
            <NothingFound />
          ) : (
            <>
              {/* The columns are those of all rows, whatever can be done with each. */}
              <ul className="divide-y divide-line border-y border-line lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:gap-x-6">
                {data.map((word) => (
                  <li
                    key={word.key}
                    className="py-4 lg:col-span-3 lg:grid lg:grid-cols-subgrid lg:*:col-span-3"
                  >
                    {open === word.key ? (
                      <WordEditor
                        saved={word}
                        onClose={() => {
                          setOpen(null)
                          setLeft(word.key)
                        }}
                      />
                    ) : (
                      <WordRow word={word} isLeft={left === word.key} onOpen={() => setOpen(word.key)} />
                    )}
                  </li>
                ))}
              </ul>
              {total > data.length && <p className="mt-4 text-sm text-muted">{texts.more}</p>}
            </>
          )
        }
      </Loaded>
    </>
  )
}
