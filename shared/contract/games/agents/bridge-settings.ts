/** How the site understands a game server: by what its answers are judged, and what its players are called. */
import * as z from 'zod/mini'
import {
  FAILURE_TEXT_MAX,
  FAILURE_TEXT_MIN,
  FAILURE_TEXTS_MAX,
} from '#shared/constants/games/failure-texts.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { answerTextSchema } from '#shared/contract/games/answer-texts.ts'
import { bedrockPrefixSchema } from '#shared/contract/games/game-commands.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

export const bridgeSettingsSchema = z.object({
  /** What an answer that holds one of them is: a failure. Case and colors do not count. */
  failureTexts: z
    .array(answerTextSchema(FAILURE_TEXT_MAX, FAILURE_TEXT_MIN, 'failureTextShort'))
    .check(z.maxLength(FAILURE_TEXTS_MAX, say('tooManyLines'))),
  /** What names of Bedrock begin with; empty where nobody plays from there. */
  bedrockPrefix: bedrockPrefixSchema,
})
export type BridgeSettings = z.output<typeof bridgeSettingsSchema>

const bridgeSettingsViewSchema = z.object({
  failureTexts: z.array(z.string()),
  bedrockPrefix: z.string(),
  version: z.int(),
})
export type BridgeSettingsView = z.infer<typeof bridgeSettingsViewSchema>

export const bridgeSettingsEndpoints = {
  getSettings: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/bridge',
    summary: 'By what the answers of a game server are judged, and what its names of Bedrock begin with.',
    access: 'manage_game_servers',
    params: idParams,
    reply: bridgeSettingsViewSchema,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/admin/servers/:id/bridge',
    summary:
      'Sets by what the answers of a game server are judged, and what its names of Bedrock begin with.',
    access: 'manage_game_servers',
    params: idParams,
    body: z.extend(bridgeSettingsSchema, { version: z.int() }),
    reply: bridgeSettingsViewSchema,
  }),
}
