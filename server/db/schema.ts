/**
 * The tables, for both engines alike. Booleans are 0/1, times are epoch milliseconds, money is kopecks,
 * JSON is text, and names that people search have a folded twin: see docs/decisions/0003-two-engines.md.
 */
import type { AccountsTables } from './schema/accounts.ts'
import type { AzlinkTables } from './schema/azlink.ts'
import type { BridgeTables } from './schema/bridge.ts'
import type { ConsolesTables } from './schema/consoles.ts'
import type { ContentTables } from './schema/content.ts'
import type { GamesTables } from './schema/games.ts'
import type { LeaderboardsTables } from './schema/leaderboards.ts'
import type { LedgerTables } from './schema/ledger.ts'
import type { OperationsTables } from './schema/operations.ts'
import type { OrderTables } from './schema/orders.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { PlayersTables } from './schema/players.ts'
import type { ShopTables } from './schema/shop.ts'

export type Schema = PlatformTables &
  AccountsTables &
  LedgerTables &
  ContentTables &
  GamesTables &
  PlayersTables &
  LeaderboardsTables &
  AzlinkTables &
  BridgeTables &
  ConsolesTables &
  ShopTables &
  OrderTables &
  PaymentTables &
  OperationsTables
