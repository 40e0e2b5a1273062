import { NamesOfUser } from '#web/features/accounts/game-names/staff/names-of-user.tsx'
import { UserPage } from '#web/features/accounts/users/staff/user-page.tsx'

/** One account, with what it is called in the games. */
export const UserScreen = () => <UserPage NamesInGames={NamesOfUser} />
