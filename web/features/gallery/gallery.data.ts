/** The six views of the gallery, in the order they are shown. */
import {
  Biohazard,
  Castle,
  DoorClosedLocked,
  type LucideIcon,
  Pickaxe,
  TowerControl,
  Waves,
} from 'lucide-react'
import type { Tone } from '#web/ui/scene.tsx'

export const GALLERY = [
  { key: 'checkpoint', src: '/images/gallery-1.jpg', Icon: TowerControl, tone: 'dusk', seed: 21 },
  { key: 'bridge', src: '/images/gallery-2.jpg', Icon: Waves, tone: 'fog', seed: 22 },
  { key: 'base', src: '/images/gallery-3.jpg', Icon: Castle, tone: 'olive', seed: 23 },
  { key: 'corridor', src: '/images/gallery-4.jpg', Icon: DoorClosedLocked, tone: 'scp', seed: 24 },
  { key: 'quarry', src: '/images/gallery-5.jpg', Icon: Pickaxe, tone: 'sand', seed: 25 },
  { key: 'quarantine', src: '/images/gallery-6.jpg', Icon: Biohazard, tone: 'night', seed: 26 },
] as const satisfies readonly { key: string; src: string; Icon: LucideIcon; tone: Tone; seed: number }[]
export type GalleryItem = (typeof GALLERY)[number]
export type GalleryKey = GalleryItem['key']
