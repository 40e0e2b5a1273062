/** Tells the page cache, of this process and of every other, when public content has changed. */
import type { Database } from '#server/db/database.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { ContentVersionsStore } from './content-versions.store.ts'

export type ContentVersionsService = ReturnType<typeof createContentVersionsService>
export function createContentVersionsService({
  content,
  database,
}: {
  content: ContentVersionsStore
  database: Pick<Database, 'transaction'>
}) {
  const listeners: ((topic: ContentTopic) => void)[] = []
  /** Empty at first, so that the first look also finds what others changed since this process started. */
  let known = new Map<ContentTopic, number>()
  const announce = (topic: ContentTopic) => {
    for (const listener of listeners) listener(topic)
  }
  const readVersions = async () =>
    new Map((await content.listVersions()).map(({ topic, version }) => [topic, version]))

  return {
    onChange(listener: (topic: ContentTopic) => void) {
      listeners.push(listener)
    },

    /** Tells this process that public content is another now, for what no transaction changed, such as by the clock. */
    announce,

    /** Runs a change of public content in one transaction and announces it once it is kept. */
    async change<T>(changed: ContentTopic | readonly ContentTopic[], work: () => Promise<T>): Promise<T> {
      const topics = [changed].flat()
      const result = await database.transaction(async () => {
        const done = await work()
        for (const topic of topics) await content.raiseVersion(topic)
        return done
      })
      topics.forEach(announce)
      return result
    },

    /** Looks for changes made by other processes and announces them. Meant to be called every second. */
    async checkOthers(): Promise<void> {
      const versions = await readVersions()
      const before = known
      known = versions
      for (const [topic, version] of versions) if (version !== before.get(topic)) announce(topic)
    },
  }
}
