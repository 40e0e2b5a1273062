/** The game as a process of its own, started with its folder; what its parent sends is run in its console. */
import { createConsole } from './console.ts'
import { startFlyingSquid } from './flying-squid.ts'
import { keepStatistics } from './world-statistics.ts'

export type Asked = { id: number; command: string }
export type Told = { port: number } | { id: number; text: string }

const tell = (told: Told) => process.send?.(told)
const folder = process.argv[2] ?? '.'
const squid = await startFlyingSquid(folder)
const run = createConsole(squid)
keepStatistics(squid, folder)
process.on('message', async ({ id, command }: Asked) => tell({ id, text: await run(command) }))
process.on('disconnect', () => process.exit())
tell({ port: squid.listeningPort })
