/** Who has just made an account in this tab: the log-in form they are led to knows the name. Forgotten once somebody is signed in. */
let registered = ''

export const noteRegisteredName = (name: string): void => {
  registered = name
}

export const registeredName = (): string => registered
