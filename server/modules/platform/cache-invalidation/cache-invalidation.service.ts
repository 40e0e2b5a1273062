/** Cache invalidation by topic: tells the page cache, of this process and of every other, when public content has changed. */
import type { Database, Repeatable } from '#server/db/database.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { CacheInvalidationStore } from './cache-invalidation.store.ts'

type Topics = ContentTopic | readonly ContentTopic[]

export type CacheInvalidationService = ReturnType<typeof createCacheInvalidationService>
export function createCacheInvalidationService({
  versions,
  database,
}: {
  versions: CacheInvalidationStore
  database: Pick<Database, 'transaction'>
}) {
  const listeners: ((topic: ContentTopic) => void)[] = []
  /** Empty at first, so that the first look also finds what others changed since this process started. */
  let known = new Map<ContentTopic, number>()
  const invalidate = (topic: ContentTopic) => {
    for (const listener of listeners) listener(topic)
  }
  const readVersions = async () =>
    new Map((await versions.listVersions()).map(({ topic, version }) => [topic, version]))

  return {
    onInvalidate(listener: (topic: ContentTopic) => void) {
      listeners.push(listener)
    },

    /** Tells this process that what shows a topic is stale, for what no transaction changed, such as by the clock. */
    invalidate,

    /**
     * Runs a change of public content in one transaction and invalidates its topics once it is kept. Which they are may depend
     * on what came of it. No other change of the topic `inTurn` is under way meanwhile, in any process: for what is decided by
     * more than the row that is changed. `isRepeatable` as of a transaction.
     */
    async change<T>(
      changed: Topics | ((result: NoInfer<T>) => Promise<Topics>),
      work: () => Promise<T>,
      { inTurn, isRepeatable = false }: { inTurn?: ContentTopic | undefined } & Repeatable = {},
    ): Promise<T> {
      const { result, topics } = await database.transaction(
        async () => {
          if (inTurn !== undefined) await versions.raiseVersion(inTurn)
          const result = await work()
          const topics = [typeof changed === 'function' ? await changed(result) : changed].flat()
          // In one order, so that no two changes wait for each other's rows.
          for (const topic of topics.toSorted()) await versions.raiseVersion(topic)
          return { result, topics }
        },
        { isRepeatable },
      )
      topics.forEach(invalidate)
      return result
    },

    /** Raised with each change of the topic, in every process alike within a second; 0 before the first. */
    versionOf: (topic: ContentTopic): number => known.get(topic) ?? 0,

    /** Looks for changes made by other processes and invalidates their topics. Meant to be called several times a second. */
    async checkOthers(): Promise<void> {
      const before = known
      known = await readVersions()
      for (const [topic, version] of known) if (version !== before.get(topic)) invalidate(topic)
    },
  }
}
