/** Achievements that games tell of and nobody has defined. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const toldAchievementSchema = z.object({
  /** As the games call it. */
  key: z.string(),
  /** Of how many players it was told. */
  players: z.int(),
  gameServers: z.array(z.string()),
  /** When it was last told of somebody anew. */
  toldAt: z.iso.datetime(),
})
export type UndefinedAchievement = z.infer<typeof toldAchievementSchema>

export const toldAchievementEndpoints = {
  listUndefined: endpoint({
    method: 'GET',
    path: '/admin/statistics/achievements',
    summary:
      'Achievements that games have told of and no entry of the collection gives, those of most players first; 200 at most. They are kept: whoever has one gets it once it is defined.',
    access: 'manage_statistics',
    reply: z.array(toldAchievementSchema),
  }),
}
