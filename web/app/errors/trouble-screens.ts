import { ConnectionAwaited } from './connection-awaited.tsx'
import { ConnectionLost } from './connection-lost.tsx'
import { FaultScreen } from './fault-screen.tsx'

/** What is shown in place of a page, all in one part of the site: it is here before it is needed. */
export const troubleScreens = { ConnectionAwaited, ConnectionLost, FaultScreen }
