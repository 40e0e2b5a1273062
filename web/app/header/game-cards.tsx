import { Biohazard, Gamepad2 } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { headerTexts } from './header.texts.ts'

const CARDS = [
  { title: 'minecraftTitle', text: 'minecraftText', game: 'Minecraft', Icon: Biohazard, tone: 'text-signal' },
  { title: 'robloxTitle', text: 'robloxText', game: 'Roblox', Icon: Gamepad2, tone: 'text-scp' },
] as const

/** The two games of the servers menu. */
export function GameCards() {
  const texts = useTexts(headerTexts)
  return (
    <div className="grid w-[34rem] grid-cols-2 gap-3">
      {CARDS.map(({ title, text, game, Icon, tone }) => (
        <Link
          key={game}
          to={addresses.servers}
          className="border border-line bg-raised p-4 transition-colors hover:border-edge"
        >
          <span className="label flex items-center gap-2 text-muted">
            <Icon size={20} strokeWidth={1.5} className={tone} />
            {game}
          </span>
          <span className="display mt-3 block text-lg">{texts[title]}</span>
          <span className="mt-1 block text-sm text-muted">{texts[text]}</span>
        </Link>
      ))}
    </div>
  )
}
