import { createContext } from 'react'

/** The zone that moments are told in here, as in the panel; elsewhere it is the reader's own. */
export const TimeZoneContext = createContext<string | undefined>(undefined)
