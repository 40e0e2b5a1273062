import type { Language } from '#shared/constants/languages.ts'
import { ownPictures } from '#web/pictures/pictures.ts'

/** What each of ours shows, as its makers say. It stands here alone: no page of the site carries it. */
const descriptions = (import.meta.env.PICTURE_DESCRIPTIONS ?? {}) as Readonly<
  Record<string, Readonly<Record<Language, string>>>
>

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

/** The pictures that the site brought along, described as uploaded ones are. */
export const ownImages = () =>
  ownPictures().map((path) => {
    const name = nameOf(path)
    const { ru = '', en = '' } = descriptions[name] ?? {}
    return { path, name, description_ru: ru, description_en: en }
  })
