/** The six views of the gallery, in the order they are shown. */
import { Bridge, Helicopter, type LucideIcon, Monitor, Snowflake, Tent, Truck } from 'lucide-react'
import type { Tone } from '#web/pictures/scene.tsx'

export const GALLERY = [
  { key: 'convoy', src: '/images/gallery-1.jpg', Icon: Truck, tone: 'night', seed: 21 },
  { key: 'camp', src: '/images/gallery-2.jpg', Icon: Tent, tone: 'olive', seed: 22 },
  { key: 'evacuation', src: '/images/gallery-3.jpg', Icon: Helicopter, tone: 'dusk', seed: 23 },
  { key: 'controlRoom', src: '/images/gallery-4.jpg', Icon: Monitor, tone: 'scp', seed: 24 },
  { key: 'outpost', src: '/images/gallery-5.jpg', Icon: Snowflake, tone: 'fog', seed: 25 },
  { key: 'bridge', src: '/images/gallery-6.jpg', Icon: Bridge, tone: 'sand', seed: 26 },
] as const satisfies readonly { key: string; src: string; Icon: LucideIcon; tone: Tone; seed: number }[]
export type GalleryItem = (typeof GALLERY)[number]
export type GalleryKey = GalleryItem['key']
