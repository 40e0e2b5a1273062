import { UserPage } from '#web/features/accounts/users/staff/user-page.tsx'
import { NamesOfUser } from '#web/features/games/game-names/staff/names-of-user.tsx'

/** One account, with what it is called in the games. */
export const UserScreen = () => <UserPage NamesInGames={NamesOfUser} />
