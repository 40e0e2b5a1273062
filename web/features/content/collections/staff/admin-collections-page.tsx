import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { NEWS_SAMPLES } from '#shared/constants/collections.ts'
import { findCollection } from '#shared/contract/content/collections/all-collections.ts'
import type { CollectionOverview } from '#shared/contract/content/collections-staff.ts'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useCollectionOverview } from './admin-collections.queries.ts'
import { adminCollectionsTexts } from './admin-collections.texts.ts'
import { SamplesButton } from './samples-button.tsx'

/** Every collection, how much is in it, and how much of that is made up; folded away what belongs to a part that is off. */
export function AdminCollectionsPage() {
  const texts = useTexts(adminCollectionsTexts)
  const overview = useCollectionOverview()
  const { parts } = useSiteInfo()
  const isOff = ({ name }: CollectionOverview) => {
    const part = findCollection(name)?.part
    return part !== undefined && !parts[part]
  }
  const sum = (key: 'samples' | 'samplesAway') =>
    overview.data?.reduce((total, each) => total + each[key], 0) ?? 0
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <SamplesButton name={null} samples={sum('samples')} samplesAway={sum('samplesAway')} />
      </PanelHeading>
      <Loaded query={overview} loadFailed={texts.loadFailed}>
        {(collections) => {
          const folded = collections.filter(isOff)
          return (
            <>
              <CollectionList label={texts.all} collections={collections.filter((each) => !isOff(each))} />
              {folded.length > 0 && (
                <Folded title={texts.switchedOff}>
                  <CollectionList label={texts.switchedOff} collections={folded} />
                </Folded>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function CollectionList({
  label,
  collections,
}: {
  label: string
  collections: readonly CollectionOverview[]
}) {
  return (
    <ul aria-label={label}>
      {collections.map((each) => (
        <CollectionRow key={each.name} overview={each} />
      ))}
    </ul>
  )
}

function CollectionRow({
  overview: { name, entries, samples, samplesAway },
}: {
  overview: CollectionOverview
}) {
  const texts = useTexts(adminCollectionsTexts)
  const { language } = useLanguage()
  const collection = findCollection(name)
  const isNews = name === NEWS_SAMPLES
  if (!collection && !isNews) return null
  const title = collection?.title[language] ?? texts.news
  const counted = [
    !isNews && (entries === 0 ? texts.none : `${entries} ${pluralForm(entries, texts.entries, language)}`),
    samples > 0 && `${samples} ${pluralForm(samples, texts.samples, language)}`,
    samples === 0 && samplesAway > 0 && texts.samplesAway,
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <Link
          to={isNews ? addresses.adminNews : hrefOf(addresses.adminCollection, { name })}
          className="inline-block py-1 text-lg font-medium hover:text-signal"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">{collection?.lead[language] ?? texts.newsLead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-muted">{counted.filter(Boolean).join(' · ')}</p>
        <SamplesButton name={name} about={title} samples={samples} samplesAway={samplesAway} />
      </div>
    </li>
  )
}
