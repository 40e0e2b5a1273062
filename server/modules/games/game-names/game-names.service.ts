/** Ties names in the games to accounts: each belongs to one account, and is proved before it does. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import { hashToken } from '#server/lib/random-token.ts'
import type { DeliveriesService } from '#server/modules/games/deliveries/deliveries.service.ts'
import { assertPlayerNames } from '#server/modules/games/rules/assert-player-names.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { GAME_NAME_CODE_MINUTES, GAME_NAME_TRIES_MAX } from '#shared/constants/games/game-names.ts'
import { GAMES, type Game } from '#shared/constants/games/games.ts'
import { isMinecraftName } from '#shared/contract/games/game-commands.ts'
import type { AskedName, OwnGameName, ToldName } from '#shared/contract/games/game-names.ts'
import { languageAmong } from '#shared/site-languages.ts'
import { gameNameCodeTexts } from './game-name-code.texts.ts'
import { createCode, tellCode } from './game-name-code.ts'
import type { GameNamesStore } from './game-names.store.ts'
import type { Holding } from './holding.ts'
import { presentGameName } from './present-game-name.ts'

const CODE_MS = GAME_NAME_CODE_MINUTES * 60_000

export type GameNamesService = ReturnType<typeof createGameNamesService>
export function createGameNamesService({
  names,
  holding: { give, takeAway, withdraw },
  deliveries,
  listChats,
  site,
  database,
  now,
}: {
  names: GameNamesStore
  holding: Holding
  deliveries: Pick<DeliveriesService, 'enqueue'>
  /** Game servers of Minecraft that something stands beside which runs commands. */
  listChats: () => Promise<{ id: number; bedrockPrefix: string }[]>
  site: SiteService['current']
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function send(userId: number, player: string, code: string): Promise<string[]> {
    const all = await listChats()
    const account = await names.findAccount(userId)
    if (!account) throw new AppError('not_signed_in')
    if (all.length === 0) throw new AppError('no_game_server')
    const chats = all.filter(({ bedrockPrefix }) => isMinecraftName(player, bedrockPrefix))
    if (chats.length === 0) throw new AppError('validation_failed', { fields: { name: 'minecraftName' } })
    const { languages, ...shown } = await site()
    const language = languageAmong(languages, account.language)
    const words = gameNameCodeTexts[language]
    const command = tellCode({ code, username: account.username, site: shown.name, language })
    return deliveries.enqueue(
      chats.map(({ id }) => ({
        gameServerId: id,
        userId,
        player,
        of: null,
        position: 0,
        command: words.shown,
        privateCommand: command,
        amount: null,
        endsAt: null,
        requiresOnline: true,
        freeSlots: 0,
        idempotent: false,
        moment: 'by_hand',
      })),
    )
  }

  return {
    async listOwn({ id }: { id: number }): Promise<OwnGameName[]> {
      const time = now().getTime()
      const [held, codes] = [await names.listOf(id), await names.listCodesOf(id)]
      return GAMES.map((game) =>
        presentGameName(
          game,
          held.find((row) => row.game === game),
          codes.find(
            (code) => code.game === game && code.expires_at > time && code.tries < GAME_NAME_TRIES_MAX,
          ),
        ),
      )
    },

    /** A further code takes the place of the one before. */
    ask: (asked: AskedName, { id: userId }: { id: number }) =>
      database.transaction(async () => {
        const own = { userId, game: asked.game }
        const name = asked.by === 'chat' ? asked.name : null
        await names.holdAccount(userId)
        await withdraw(await names.removeCode(own))
        if (name !== null) {
          const holder = await names.findHolder(asked.game, foldForSearch(name))
          if (holder && holder.user_id !== userId) throw new AppError('name_taken')
        }
        const code = createCode()
        const expiresAt = now().getTime() + CODE_MS
        const sent = name === null ? [] : await send(userId, name, code)
        await names.insertCode({
          user_id: userId,
          game: asked.game,
          name,
          code_hash: hashToken(code),
          deliveries: JSON.stringify(sent),
          expires_at: expiresAt,
        })
        return { ...(name === null && { code }), expiresAt: isoTime(expiresAt) }
      }),

    /** A try counts whatever becomes of it. */
    async confirm({ game, code }: { game: Game; code: string }, { id: userId }: { id: number }) {
      const own = { userId, game }
      const time = now().getTime()
      const tried = await names.countTry(own, time)
      if (!tried) {
        const waiting = await names.findCode(own)
        const isWornOut =
          waiting !== undefined && waiting.expires_at > time && waiting.tries >= GAME_NAME_TRIES_MAX
        throw new AppError(isWornOut ? 'too_many_requests' : 'bad_code')
      }
      if (tried.name === null || hashToken(code) !== tried.code_hash) throw new AppError('bad_code')
      const { name } = tried
      return database.transaction(async () => {
        await names.holdAccount(userId)
        const still = await names.findCode(own)
        if (still?.id !== tried.id) throw new AppError('bad_code')
        return presentGameName(game, await give({ ...own, name, uuid: null }), undefined)
      })
    },

    remove: (game: Game, { id: userId }: { id: number }): Promise<void> =>
      database.transaction(async () => {
        await names.holdAccount(userId)
        await withdraw(await names.removeCode({ userId, game }))
        await takeAway({ userId, game })
      }),

    /** The code proves whom the name belongs to: it is shown to its account alone. */
    tell: ({ code, name, uuid }: ToldName, { type: game, bedrockPrefix }: CallingGameServer) =>
      database.transaction(async () => {
        assertPlayerNames([{ name }], { type: game, bedrockPrefix }, () => 'name')
        const shown = await names.takeShown(game, hashToken(code), now().getTime())
        const account = shown && (await names.findAccount(shown.user_id))
        if (!account) throw new AppError('bad_code')
        await give({ userId: account.id, game, name, uuid: uuid ?? null })
        return { username: account.username }
      }),

    /** Forgets codes that are over, and has none of them told any more. Meant to be called every few seconds. */
    async forgetExpired(): Promise<void> {
      await database.transaction(async () => {
        for (const code of await names.removeExpired(now().getTime())) await withdraw(code)
      })
    },
  }
}
