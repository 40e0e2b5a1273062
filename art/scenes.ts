import type { Picture } from './kit/types.ts'
import { caseDonate } from './scenes/case-donate.ts'
import { caseHardcore } from './scenes/case-hardcore.ts'
import { caseLegendary } from './scenes/case-legendary.ts'
import { gallery1 } from './scenes/gallery-1.ts'
import { gallery2 } from './scenes/gallery-2.ts'
import { gallery3 } from './scenes/gallery-3.ts'
import { gallery4 } from './scenes/gallery-4.ts'
import { gallery5 } from './scenes/gallery-5.ts'
import { gallery6 } from './scenes/gallery-6.ts'
import { gameScp } from './scenes/game-scp.ts'
import { gameZombie } from './scenes/game-zombie.ts'
import { hero } from './scenes/hero.ts'
import { modeCreative } from './scenes/mode-creative.ts'
import { modeMinigames } from './scenes/mode-minigames.ts'
import { modeSkyblock } from './scenes/mode-skyblock.ts'
import { modeSurvival } from './scenes/mode-survival.ts'
import { news1 } from './scenes/news-1.ts'
import { news2 } from './scenes/news-2.ts'
import { news3 } from './scenes/news-3.ts'
import { rankElite } from './scenes/rank-elite.ts'
import { rankRecruit } from './scenes/rank-recruit.ts'
import { rankVeteran } from './scenes/rank-veteran.ts'
import { scpHero } from './scenes/scp-hero.ts'
import { setDiamond } from './scenes/set-diamond.ts'
import { setRedstone } from './scenes/set-redstone.ts'
import { setTools } from './scenes/set-tools.ts'

export const pictures: readonly Picture[] = [
  hero,
  scpHero,
  news1,
  gameZombie,
  gameScp,
  caseDonate,
  caseHardcore,
  caseLegendary,
  gallery1,
  gallery2,
  gallery3,
  gallery4,
  gallery5,
  gallery6,
  modeCreative,
  modeMinigames,
  modeSkyblock,
  modeSurvival,
  news2,
  news3,
  rankElite,
  rankRecruit,
  rankVeteran,
  setDiamond,
  setRedstone,
  setTools,
]
