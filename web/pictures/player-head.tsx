import { playerHeadAddress } from '#shared/constants/player-heads.ts'
import { classNames } from '#web/lib/class-names.ts'

/** The head of a player beside the name, which says the same: nothing is read out. */
export function PlayerHead({ username, className }: { username: string; className?: string }) {
  return (
    <img
      src={playerHeadAddress(username)}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      className={classNames('size-8 shrink-0 rounded bg-sunken object-cover', className)}
    />
  )
}
