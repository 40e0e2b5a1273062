import { defineTexts } from '#shared/texts/texts.ts'

type Front = { name: string; motto: string; points: readonly { title: string; text: string }[] }

export const featuresTexts = defineTexts<{ survival: Front; scp: Front; more: string; oneWorld: string }>({
  ru: {
    survival: {
      name: 'Зомби-апокалипсис',
      motto: 'Днём строим, ночью держимся.',
      points: [
        { title: 'Открытый мир', text: 'Города, шахты и дороги без загрузок и невидимых стен.' },
        { title: 'Кланы и базы', text: 'Укрепляйте, минируйте, заключайте союзы и нарушайте их.' },
        { title: 'Экономика', text: 'Добыча, обмен и оружие, которое сначала надо найти.' },
      ],
    },
    scp: {
      name: 'SCP RolePlay',
      motto: 'Удержать. Изучить. Не моргать.',
      points: [
        { title: 'Роли и допуски', text: 'Охрана, учёные, класс D: у каждого своя дверь и свой ключ.' },
        { title: 'Объекты', text: 'Нарушения условий содержания случаются, и всегда не вовремя.' },
        { title: 'События', text: 'Учения, проверки и эвакуации с участием всего комплекса.' },
      ],
    },
    more: 'Выбрать сервер',
    oneWorld: 'Что вас ждёт на фронте',
  },
  en: {
    survival: {
      name: 'Zombie apocalypse',
      motto: 'Build by day, hold by night.',
      points: [
        { title: 'Open world', text: 'Cities, mines and roads with no loading screens or invisible walls.' },
        { title: 'Clans and bases', text: 'Fortify, mine the approaches, make alliances and break them.' },
        { title: 'Economy', text: 'Loot, trade and weapons that have to be found first.' },
      ],
    },
    scp: {
      name: 'SCP RolePlay',
      motto: 'Secure. Study. Do not blink.',
      points: [
        { title: 'Roles and clearance', text: 'Security, scientists, class D: each has a door and a key.' },
        { title: 'Anomalies', text: 'Containment breaches happen, and never at a good time.' },
        { title: 'Events', text: 'Drills, inspections and evacuations with the whole site involved.' },
      ],
    },
    more: 'Choose a server',
    oneWorld: 'What awaits you at the front',
  },
})
