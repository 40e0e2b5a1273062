/** What stands in for the game servers while they cannot be loaded (specification, sections 4 and 9). */
import type { GameServer } from '#shared/contract/game-servers.ts'

export const sampleServers = [
  {
    id: 1,
    name_server: 'Zombie Apocalypse',
    type: 'minecraft',
    ip: 'play.frontland.example:25565',
    description_ru: 'Выживание в открытом мире после зомби-апокалипсиса: базы, отряды, линия фронта.',
    description_en: 'Open-world survival after the zombie apocalypse: bases, squads, a front line.',
    difficulty: 'hard',
    features_ru: 'openWorld,zombies,survival',
    features_en: 'openWorld,zombies,survival',
    icon: 'Swords',
    uptime: '99.9%',
    players: '0/200',
    edition: 'java',
    universeId: null,
    version: 1,
  },
  {
    id: 2,
    name_server: 'SCP Roleplay',
    type: 'roblox',
    ip: 'https://www.roblox.com/games',
    description_ru: 'Ролевая игра в комплексе Фонда SCP: охрана, учёные и объекты.',
    description_en: 'Roleplay inside an SCP Foundation site: security, scientists and anomalies.',
    difficulty: 'normal',
    features_ru: 'roleplay,scp,factions',
    features_en: 'roleplay,scp,factions',
    icon: 'Gamepad2',
    uptime: '99.9%',
    players: '0/500',
    edition: 'java',
    universeId: null,
    version: 1,
  },
] as const satisfies readonly GameServer[]
