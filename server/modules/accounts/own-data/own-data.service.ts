import type { CurrentUser } from '#server/lib/current-user.ts'
import type { PersonalDataService } from '#server/modules/platform/personal-data/personal-data.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'

export type OwnDataService = ReturnType<typeof createOwnDataService>
export function createOwnDataService({
  personalData,
  security,
  site,
  now,
}: {
  personalData: Pick<PersonalDataService, 'copyOf'>
  security: Pick<SecurityTrail, 'note'>
  site: Pick<SiteService, 'current'>
  now: () => Date
}) {
  return {
    /** Written down before the first line leaves, as a copy that breaks off has left as well. */
    async export({ id }: CurrentUser) {
      const { name, url } = await site.current()
      security.note('data_exported', id)
      const madeAt = now().toISOString()
      return {
        name: `my-data-${madeAt.slice(0, 10)}.json`,
        type: 'application/json',
        content: personalData.copyOf(id, { site: name, address: url, madeAt }),
      }
    },
  }
}
