import { uptime } from 'node:os'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import type { WingTools } from '#server/http/wing.ts'
import { createKeyRing } from '#server/lib/key-ring.ts'
import { createToken } from '#server/lib/random-token.ts'
import { openStorage } from '#server/lib/storage/open-storage.ts'
import { wireAccounts } from '#server/modules/accounts/accounts.wiring.ts'
import { wireContent } from '#server/modules/content/content.wiring.ts'
import { wireGames } from '#server/modules/games/games.wiring.ts'
import { wirePlatform } from '#server/modules/platform/platform.wiring.ts'
import { wireShop } from '#server/modules/shop/shop.wiring.ts'
import { readKeys } from '#server/secret-key.ts'
import type { FirstDayLine } from '#shared/contract/platform/first-day.ts'
import { type Finding, note, well } from './finding.ts'

/** What the panel's list of the first day says of the same line, for whoever reads a terminal. */
const LINES: Record<FirstDayLine, { open: string; remedy: string }> = {
  administrator: {
    open: 'The first account is still as the site came with it.',
    remedy: 'Sign in and give it a name, an address and a password: the panel, “First day”.',
  },
  look: { open: 'Name and colours are as delivered.', remedy: 'The panel, “Site”.' },
  identity: {
    open: 'Links lead to nobody in particular, or the owner is not named: name, contact and, for a shop, number.',
    remedy: 'The panel, “Site”, links and owner.',
  },
  samples: {
    open: 'Samples are left on the site.',
    remedy: 'The panel, “Collections”: replace them, or take them away with one press.',
  },
  gameServer: {
    open: 'No game server has an address of its own, or delivered ones are left.',
    remedy: 'The panel, “Servers”.',
  },
  launcher: { open: 'No launcher is published.', remedy: 'The panel, “Launcher”, or switch that part off.' },
  mail: { open: 'Letters reach nobody.', remedy: 'The panel, “Mail”, or SMTP_URL.' },
  payments: {
    open: 'Nobody can pay: no payment provider is on, or the seller is not named with number and contact.',
    remedy: 'The panel, “Payments” and “Site”, owner; or switch the shop off.',
  },
  sender: {
    open: 'Letters come from an address that is not of the site, and count as spam.',
    remedy: 'The panel, “Mail”, or MAIL_FROM: an address of the domain of SITE_URL.',
  },
  address: { open: 'The site has no public address.', remedy: 'Set SITE_URL with https.' },
  backup: {
    open: 'No backup was ever made here, and none is made at night.',
    remedy: 'The panel, “Backups”.',
  },
  search: {
    open: 'Search engines do not know whose site it is.',
    remedy: 'The panel, “Site”, search engines.',
  },
  movedPages: {
    open: 'A release needed the address of a page of yours, which moved.',
    remedy: 'The panel, “Pages”: see whether the new address fits.',
  },
}

/** What the panel's list of the first day finds, by the very same checks. */
export async function checkFirstDay(database: Database, config: Config, now: Date): Promise<Finding[]> {
  const silent = () => {}
  const keys = readKeys(config)
  const log = { info: silent, error: silent, warn: silent, debug: silent, trace: silent, fatal: silent }
  const tools: WingTools = {
    config,
    database,
    storage: openStorage(config),
    // Whether a provider is on takes its secrets. Without the key, of which another check tells, none opens.
    secrets: createKeyRing(keys, keys[0] ?? createToken()),
    now: () => now,
    machineUptime: uptime,
    log: { ...log, level: 'silent', silent, child: () => tools.log } as WingTools['log'],
  }
  const send = () => Promise.reject(new Error('nothing is sent from here'))
  const platform = wirePlatform({ ...tools, send, dictionaries: undefined }).services
  const accounts = wireAccounts({ ...tools, platform }).services
  const content = wireContent({ ...tools, platform, accounts }).services
  const games = wireGames({ ...tools, platform, accounts, content, probeGameServers: undefined }).services
  wireShop({ ...tools, platform, accounts, games })
  const { lines } = await platform.firstDay.list()
  return lines.map(({ key, isDone }) =>
    isDone ? well(key, 'Done.') : note(key, LINES[key].open, LINES[key].remedy),
  )
}
