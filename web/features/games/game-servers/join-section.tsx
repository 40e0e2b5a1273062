import { Download } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { gameServersTexts, gameServersWords } from './game-servers.texts.ts'
import { RobloxLink } from './roblox-link.tsx'

/** How to get onto each server: through the launcher for Minecraft, or by hand where there is none, through Roblox otherwise. */
export function JoinSection({ servers }: { servers: readonly GameServer[] }) {
  const texts = useTexts(gameServersWords)
  return (
    <section aria-labelledby="join" className="below-fold mt-16 border-t border-line pt-12 md:mt-24 md:pt-16">
      <p className="label mb-3 text-sand">{texts.joinMark}</p>
      <h2 id="join" className="display mb-8 text-3xl md:text-5xl">
        {texts.joinTitle}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-px border border-line bg-line md:grid-cols-2">
        {servers.map((server) => (
          <JoinOrder key={server.id} server={server} />
        ))}
      </div>
    </section>
  )
}

function JoinOrder({ server }: { server: GameServer }) {
  const texts = useTexts(gameServersTexts)
  const words = useTexts(gameServersWords)
  const isMinecraft = server.type === 'minecraft'
  const hasLauncher = useIsOpenAddress()(addresses.download)
  const steps = !isMinecraft
    ? words.robloxSteps
    : hasLauncher
      ? words.minecraftSteps
      : texts.stepsByHand[server.edition]
  return (
    <div className="relative flex flex-col bg-ground p-6 md:p-8 md:last:odd:col-span-2">
      <h3 className="display mb-6 text-xl">{server.name_server}</h3>
      <ol className="mb-8 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className={classNames('label mt-1 w-5 shrink-0', isMinecraft ? 'text-sand' : 'text-scp')}
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-auto">
        {!isMinecraft ? (
          <RobloxLink server={server} />
        ) : hasLauncher ? (
          <>
            <p className="mb-5 text-sm text-muted">
              {texts.address}: <code className="block font-mono break-all text-text">{server.ip}</code>
            </p>
            <ButtonLink to={addresses.download} variant="outline">
              <Download size={18} strokeWidth={1.5} aria-hidden="true" />
              {texts.downloadLauncher}
            </ButtonLink>
          </>
        ) : (
          <CopyButton text={server.ip} isTextShown className="max-w-full max-sm:px-3" />
        )}
      </div>
    </div>
  )
}
