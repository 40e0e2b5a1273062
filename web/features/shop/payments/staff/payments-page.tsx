import { useState } from 'react'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { useDisconnectProvider } from './payments.mutations.ts'
import { usePaymentConnections } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { ProviderCard } from './provider-card.tsx'
import { SellerNotice } from './seller-notice.tsx'

/** Who takes money for the site. */
export function PaymentsPage() {
  const texts = useTexts(paymentsTexts)
  const connections = usePaymentConnections()
  const [connecting, setConnecting] = useState<PaymentProviderKey | null>(null)
  const [leaving, setLeaving] = useState<PaymentProviderKey | null>(null)
  const saved = connections.data?.providers.find(({ provider }) => provider === connecting)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useDisconnectProvider(), texts, {
    onClose: () => setLeaving(null),
    onRemoved: focusList,
  })
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={connections} loadFailed={texts.loadFailed}>
        {({ isTest, providers }) => (
          <div ref={list} tabIndex={-1} className="space-y-6">
            {isTest ? <Notice title={texts.testMode}>{texts.testModeDetail}</Notice> : <SellerNotice />}
            {providers.map((provider) => (
              <ProviderCard
                key={provider.provider}
                connection={provider}
                onConnect={() => setConnecting(provider.provider)}
                onDisconnect={() => setLeaving(provider.provider)}
              />
            ))}
          </div>
        )}
      </Loaded>
      {saved && <ConnectDialog saved={saved} onClose={() => setConnecting(null)} />}
      <RemoveDialog
        isOpen={leaving !== null}
        title={texts.disconnectQuestion}
        labels={{ remove: texts.disconnect, removing: texts.disconnecting }}
        onConfirm={() => leaving && remove(leaving, texts.names[leaving])}
        {...dialog}
      >
        <p className="font-medium">{leaving && texts.names[leaving]}</p>
        <p className="text-muted">{texts.disconnectDetail}</p>
      </RemoveDialog>
    </>
  )
}
