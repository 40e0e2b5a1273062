import type { Generated } from 'kysely'

export type AzlinkTables = {
  /** What staff set for the plugin AzLink of a game server; without a row it is as delivered. */
  azlink_settings: {
    game_server_id: number
    /** Where the plugin is woken; null: nowhere. */
    wake_host: string | null
    wake_port: number
    /** 1: what calls is known to be the console of a proxy. */
    is_proxy: number
    /** 1: commands count as sent although the plugin never tells that it ran them. */
    is_without_receipts: number
    version: Generated<number>
    /** When the plugin was last woken. */
    woken_at: Generated<number | null>
  }
  /** The plugin that calls by a key, as it last told of itself. */
  azlink_plugins: {
    agent_key_id: number
    game_server_id: number
    plugin_version: string | null
    /** In its own words: VELOCITY and BUNGEE are proxies. */
    platform_type: string | null
    platform: string | null
    /** When it last asked whether its key is right, as it does when it starts. */
    greeted_at: number | null
    polled_at: number | null
    /** The receipt without a command that it was sent since it started, and when; until that comes back it gets no command. */
    asked_number: number | null
    asked_at: number | null
    proven_at: number | null
    /** How many commands its last answer held, and whether more were ready. */
    told: Generated<number>
    has_more: Generated<number>
    /** What it last told of its machine and its worlds, as JSON. */
    load: string | null
    /** When and from where it asked in the last minutes, as JSON. */
    recent_polls: Generated<string | null>
  }
  /** By which number the plugin tells that it ran a command, in one attempt. */
  azlink_receipts: {
    game_server_id: number
    number: number
    delivery: string
    attempt: number
    instance: string
    /** The answer in which both stood, the list of which player in it, and where in that. */
    answer: string
    list: number
    place: number
    created_at: number
    /** When the whole answer had been handed on; null where nobody knows that it was. */
    written_at: number | null
  }
}
