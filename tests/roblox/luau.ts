/** Luau as Roblox speaks it, in this process. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { LuauState } from 'luau-web'

type Suspends = { WebAssembly: { Suspending?: unknown } }
type Luau = { LuauState: { createAsync(globals: object): Promise<LuauState> } }

const LIBRARY = pathToFileURL(createRequire(import.meta.url).resolve('luau-web')).href
/**
 * All states of one instance of the library share 16 MB, and what `destroy` frees (1.4.0) the next state finds damaged: after some states it is
 * loaded anew.
 */
const STATES_AT_MOST = 8

/**
 * The library has two builds. The one for engines that can suspend WebAssembly, which it takes where it can, lets errors through `pcall`
 * (1.4.0 on Node 24): it is not shown that this one can.
 */
async function load(nth: number): Promise<Luau> {
  const { WebAssembly: wasm } = globalThis as unknown as Suspends
  const { Suspending } = wasm
  delete wasm.Suspending
  try {
    return (await import(`${LIBRARY}?nth=${nth}`)) as Luau
  } finally {
    wasm.Suspending = Suspending
  }
}

let opened = 0
let loaded: Promise<Luau> | undefined

export async function openLuau(globals: object): Promise<LuauState> {
  if (loaded === undefined || opened % STATES_AT_MOST === 0) loaded = load(opened)
  opened += 1
  const { LuauState } = await loaded
  return LuauState.createAsync(globals)
}
