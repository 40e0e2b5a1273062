/** An online account's; those that servers in offline mode make of the name's spelling are of version 3. */
const LASTING_UUID = /^[\da-f]{8}-[\da-f]{4}-4/

/** The UUID by which a player is the same whatever they are called; null where the game told none. */
export function lastingUuidOf(uuid: string | null | undefined): string | null {
  const told = uuid?.toLowerCase() ?? ''
  return LASTING_UUID.test(told) ? told : null
}
