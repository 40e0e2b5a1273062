import { useId } from 'react'
import type { ConnectedProvider } from '#shared/contract/shop/payment-connections.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTestProvider } from './payments.mutations.ts'
import { paymentsTexts } from './payments.texts.ts'

/** One provider: whether it is on, by what it is connected, and what can be done about it. */
export function ProviderCard({
  connection,
  onConnect,
  onDisconnect,
}: {
  connection: ConnectedProvider
  onConnect: () => void
  onDisconnect: () => void
}) {
  const texts = useTexts(paymentsTexts)
  const id = useId()
  const { provider, whyOff, isFixed, settings, storedSecrets, notificationUrl, strangers } = connection
  const name = texts.names[provider]
  const isConnected = whyOff !== 'not_connected'
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="display text-2xl">
            {name}
          </h2>
          <Badge tone={whyOff === null ? 'online' : isConnected ? 'maintenance' : 'neutral'}>
            {whyOff === null ? texts.on : isConnected ? texts.off : texts.notConnected}
          </Badge>
        </div>
        <p className="mt-2 max-w-prose text-pretty text-muted">{texts.about[provider]}</p>
        {whyOff !== null && isConnected && <Notice className="mt-4" title={texts.whyOff[whyOff]} />}
        {isConnected && (
          <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
            {Object.entries(settings).map(([field, value]) => (
              <Entry key={field} name={nameOf(texts.fields, field)}>
                <span className="font-mono">{value}</span>
              </Entry>
            ))}
            <Entry name={texts.stored}>
              {storedSecrets.length === 0
                ? texts.storedNone
                : storedSecrets.map((field) => nameOf(texts.fields, field)).join(', ')}
            </Entry>
          </dl>
        )}
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-sm font-medium">{texts.notificationUrl}</p>
          <p className="mt-1 text-sm text-pretty text-muted">{texts.notificationHint[provider]}</p>
          <div className="mt-3">
            <CopyButton text={notificationUrl} isTextShown size="sm" className="max-w-full" />
          </div>
        </div>
        {strangers > 0 && <p className="mt-3 text-sm text-muted">{`${texts.strangers} ${strangers}`}</p>}
        {isFixed && <p className="mt-4 text-sm text-muted">{texts.fixed}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          {!isFixed && (
            <Button
              variant={isConnected ? 'outline' : 'primary'}
              aria-label={`${isConnected ? texts.change : texts.connect}: ${name}`}
              onClick={onConnect}
            >
              {isConnected ? texts.change : texts.connect}
            </Button>
          )}
          {isConnected && !isFixed && (
            <Button variant="ghost" aria-label={`${texts.disconnect}: ${name}`} onClick={onDisconnect}>
              {texts.disconnect}
            </Button>
          )}
        </div>
        {isConnected && whyOff !== 'secrets_lost' && <ConnectionTest connection={connection} />}
      </section>
    </Card>
  )
}

/** Asks the provider, and leaves its answer to be read. */
function ConnectionTest({ connection: { provider } }: { connection: ConnectedProvider }) {
  const texts = useTexts(paymentsTexts)
  const { mutate, isPending, data, error } = useTestProvider()
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        aria-label={`${texts.test}: ${texts.names[provider]}`}
        aria-busy={isPending || undefined}
        disabled={isPending}
        onClick={() => mutate(provider)}
      >
        {isPending ? texts.testing : texts.test}
      </Button>
      <div aria-live="polite">
        {!isPending && data && (
          <Notice
            className="mt-4"
            tone={data.isWell ? 'info' : 'warning'}
            title={data.isWell ? texts.testWell : (data.message ?? texts.testFailed)}
          >
            {data.isWell ? texts.testWellDetail[provider] : data.detail && `${texts.theySaid} ${data.detail}`}
          </Notice>
        )}
        {!isPending && error && (
          <Notice className="mt-4" tone="warning" title={failureMessage(error, texts.testFailed)} />
        )}
      </div>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

const nameOf = (names: Readonly<Record<string, string>>, field: string) => names[field] ?? field
