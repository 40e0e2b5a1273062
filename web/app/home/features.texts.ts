import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

type Front = { name: string; motto: string; points: readonly { title: string; text: string }[] }

export const featuresWords = defineWords<{ survival: Front; scp: Front; oneWorld: string }>('features', {
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
    oneWorld: 'What awaits you at the front',
  },
})

export const featuresTexts = defineTexts({
  ru: {
    more: 'Выбрать сервер',
  },
  en: {
    more: 'Choose a server',
  },
})
