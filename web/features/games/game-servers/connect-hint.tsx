import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { connectHintTexts } from './connect-hint.texts.ts'

/** What to do where no program took the address. */
export function ConnectHint({ edition, isCopied }: Pick<GameServer, 'edition'> & { isCopied: boolean }) {
  const texts = useTexts(connectHintTexts)
  return (
    <Notice title={texts.notOpened} className="w-full">
      {isCopied ? texts.copied : texts.notCopied} {texts.addByHand[edition]}
    </Notice>
  )
}
