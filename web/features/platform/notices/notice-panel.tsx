import { X } from 'lucide-react'
import { useId } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { MarkAllButton } from './mark-all-button.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticesTexts } from './notices.texts.ts'

/** What is under the bell: the whole screen of a phone, a column at the right elsewhere. */
export function NoticePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const titleId = useId()
  const texts = useTexts(noticesTexts)
  const words = useTexts(wordsTexts)
  return (
    <Modal
      id={id}
      labelledBy={titleId}
      onClose={onClose}
      className="m-0 ml-auto size-full max-h-none max-w-none border-line bg-ground p-0 text-text md:max-w-md md:border-l"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4">
          <h2 id={titleId} className="display mr-auto text-xl">
            {texts.bell}
          </h2>
          <MarkAllButton />
          <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
            <X size={22} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
          <NoticeList />
        </div>
        <div className="shrink-0 border-t border-line p-4">
          <ButtonLink to={addresses.notices} variant="outline" className="w-full">
            {texts.all}
          </ButtonLink>
        </div>
      </div>
    </Modal>
  )
}
