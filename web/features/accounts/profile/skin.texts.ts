import { defineTexts } from '#shared/texts/texts.ts'

export const skinTexts = defineTexts({
  ru: {
    skin: 'Скин',
    description: 'Боец в полевой форме: каска, разгрузка, оранжевая нашивка на рукаве',
    defaultSkin: 'Стандартный: полевая форма новобранца.',
    notDrawn: (skin: string) => `«${skin}». Его вид пока не показываем, на снимке стандартный.`,
    pause: 'Остановить вращение',
    play: 'Продолжить вращение',
  },
  en: {
    skin: 'Skin',
    description: 'A soldier in field dress: a helmet, webbing, an orange flash on the sleeve',
    defaultSkin: 'Default: the field dress of a recruit.',
    notDrawn: (skin: string) => `“${skin}”. We cannot show it yet; this is the default one.`,
    pause: 'Pause turning',
    play: 'Resume turning',
  },
})
