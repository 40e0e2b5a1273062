import type { GameServerDraft } from '#shared/contract/games/game-servers.ts'

/** The two worlds of the community; the addresses are placeholders that the operator replaces. */
export const STARTING_GAME_SERVERS = [
  {
    name_server: 'FrontLand: Zombie Apocalypse',
    type: 'minecraft',
    ip: 'play.frontland.example:25565',
    description_ru:
      'Выживание в открытом мире после зомби-апокалипсиса: укрепляйте базы, собирайте отряд и удерживайте линию фронта.',
    description_en:
      'Open-world survival after the zombie apocalypse: fortify a base, gather a squad and hold the front line.',
    difficulty: 'hard',
    features_ru: 'openWorld,zombies,survival,clans,economy,weapons',
    features_en: 'openWorld,zombies,survival,clans,economy,weapons',
    icon: 'Swords',
    uptime: '99.9%',
    players: '0/200',
  },
  {
    name_server: 'FrontLand: SCP RolePlay',
    type: 'roblox',
    ip: 'https://www.roblox.com/games',
    description_ru:
      'Ролевая игра в комплексе Фонда SCP: служба безопасности, учёные и объекты, которые ждут, пока вы отвернётесь.',
    description_en:
      'Roleplay inside an SCP Foundation site: security, scientists and anomalies that wait for you to look away.',
    difficulty: 'normal',
    features_ru: 'roleplay,scp,factions,ranks,events,voiceChat',
    features_en: 'roleplay,scp,factions,ranks,events,voiceChat',
    icon: 'Gamepad2',
    uptime: '99.9%',
    players: '0/500',
  },
] as const satisfies readonly GameServerDraft[]
