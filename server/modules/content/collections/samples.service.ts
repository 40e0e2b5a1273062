/** What a new site is filled with until its operator fills it: entries of collections, and the first news. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { NewsService } from '#server/modules/content/news/news.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { NEWS_SAMPLES } from '#shared/constants/collections.ts'
import { collectionAuditOf } from '#shared/contract/content/collections.audit.texts.ts'
import type { CollectionOverview } from '#shared/contract/content/collections-staff.ts'
import type { CollectionsStore } from './collections.store.ts'
import { allowedTo, openTo, topicsOf } from './open-collections.ts'

const mayFillNews = ({ permissions }: CurrentUser) => permissions.includes('manage_news')

export type SamplesService = ReturnType<typeof createSamplesService>
export function createSamplesService({
  collections,
  news,
  audit,
  invalidation,
  now,
}: {
  collections: Pick<CollectionsStore, 'countAll' | 'setSamplesDeleted'>
  news: Pick<NewsService, 'listSamples' | 'setSamplesShown'>
  audit: Pick<AuditService, 'record'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  now: () => Date
}) {
  return {
    /** Whether anything that was delivered as a sample still stands on the site. */
    async areShown(): Promise<boolean> {
      const counts = await collections.countAll()
      return (
        counts.some(({ is_sample, all, away }) => is_sample === 1 && Number(all) > Number(away)) ||
        (await news.listSamples()).some(({ deleted_at }) => deleted_at === null)
      )
    },

    /** How many still stand where `reader` may put them away. */
    countShown: async (reader: CurrentUser): Promise<number> =>
      (await overview(reader)).reduce((sum, { samples }) => sum + samples, 0),

    overview,

    /** Puts the samples of one collection away or brings them back, or of all that one may fill. */
    async set(name: string | null, areShown: boolean, actor: CurrentUser): Promise<CollectionOverview[]> {
      const isNews = name === NEWS_SAMPLES
      if (isNews && !mayFillNews(actor)) throw new AppError('not_allowed')
      const chosen = name === null ? allowedTo(actor) : isNews ? [] : [openTo(name, actor)]
      await invalidation.change(
        [...new Set(['news', 'collections', ...chosen.flatMap(topicsOf)])],
        async () => {
          for (const collection of chosen) {
            const moved = await collections.setSamplesDeleted(
              collection.name,
              areShown ? null : now().getTime(),
            )
            if (moved === 0) continue
            await audit.record({
              noun: collectionAuditOf(collection),
              action: 'update',
              nounId: 0,
              actorId: actor.id,
              before: { samples: areShown ? 'away' : 'back' },
              after: { samples: areShown ? 'back' : 'away' },
            })
          }
          if (isNews || (name === null && mayFillNews(actor))) await news.setSamplesShown(areShown, actor)
        },
      )
      return overview(actor)
    },
  }

  async function overview(actor: CurrentUser): Promise<CollectionOverview[]> {
    const counts = await collections.countAll()
    const entries = allowedTo(actor).map(({ name }) => {
      const own = counts.filter(({ collection }) => collection === name)
      const samples = own.find(({ is_sample }) => is_sample === 1)
      const sum = (of: typeof own, key: 'all' | 'away') => of.reduce((total, each) => total + each[key], 0)
      return {
        name,
        entries: sum(own, 'all') - sum(own, 'away'),
        samples: (samples?.all ?? 0) - (samples?.away ?? 0),
        samplesAway: samples?.away ?? 0,
      }
    })
    const firstNews = mayFillNews(actor) ? await news.listSamples() : []
    if (firstNews.length === 0) return entries
    const samples = firstNews.filter(({ deleted_at }) => deleted_at === null).length
    const samplesAway = firstNews.length - samples
    return [...entries, { name: NEWS_SAMPLES, entries: samples, samples, samplesAway }]
  }
}
