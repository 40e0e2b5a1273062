import { bridge } from './bridge/bridge.round.ts'
import { clients } from './clients.round.ts'
import { database } from './database/database.round.ts'
import { disk } from './disk.round.ts'
import { document } from './document/document.round.ts'
import { kill } from './kill/kill.round.ts'
import { machines } from './machines.round.ts'
import { million } from './million/million.round.ts'
import { players } from './million/players.round.ts'
import { money } from './money/money.round.ts'
import type { Round } from './round.ts'
import { soak } from './soak.round.ts'
import { waiting } from './waiting.round.ts'

/** In the order in which they are played and told. */
export const allRounds: readonly Round[] = [
  kill,
  bridge,
  database,
  disk,
  machines,
  document,
  money,
  clients,
  waiting,
  soak,
  million,
  players,
]
