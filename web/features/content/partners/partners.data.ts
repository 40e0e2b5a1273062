/** Where the community is found elsewhere. The operator puts the community's own addresses here; the website's is `SITE_URL`. */
import { type LucideIcon, MessagesSquare, Radio, Video } from 'lucide-react'

export const PARTNERS = [
  { key: 'video', href: 'https://www.youtube.com/', Icon: Video },
  { key: 'streaming', href: 'https://www.twitch.tv/', Icon: Radio },
  { key: 'chat', href: 'https://discord.com/', Icon: MessagesSquare },
] as const satisfies readonly { key: string; href: string; Icon: LucideIcon }[]
export type PartnerKey = (typeof PARTNERS)[number]['key'] | 'website'
