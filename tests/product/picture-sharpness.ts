/** Whether each picture of a page is as sharp as the screen can show, and no heavier than that takes. */
import type { Page } from 'playwright-core'

export type ShownPicture = {
  file: string
  /** Pixels of the file that is shown. */
  width: number
  /** Pixels of the screen that it fills, where it is cut to fit included. */
  needed: number
  /** What else there is of it, in pixels. */
  widths: number[]
}

/** The width of a file stands in its name; what an element tells is that of the file shrunk to the screen. */
const LIST = `[...document.querySelectorAll('picture')].flatMap((picture) => {
  const image = picture.querySelector('img')
  const { clientWidth: width, clientHeight: height, currentSrc } = image
  const sources = picture.querySelector('source')?.srcset
  if (!width || !sources) return []
  const ratio = image.getAttribute('width') / image.getAttribute('height')
  return {
    file: new URL(currentSrc).pathname,
    width: Number(/-(\\d+)\\.\\w+$/.exec(currentSrc)[1]),
    needed: Math.round(Math.max(width, height * ratio) * devicePixelRatio),
    widths: [...sources.matchAll(/ (\\d+)w/g)].map(([, each]) => Number(each)),
  }
})`

/** The pictures of a page with a set of files to choose from; those out of sight are none. */
export const shownPictures = (page: Page): Promise<ShownPicture[]> => page.evaluate(LIST)

/** A twentieth less than the screen could show is seen by nobody. */
const ENOUGH = 0.95
const TOO_MUCH = 2

export const isSoft = ({ width, needed, widths }: ShownPicture): boolean =>
  width < needed * ENOUGH && width < Math.max(...widths)

export const isTooHeavy = ({ width, needed, widths }: ShownPicture): boolean =>
  width > needed * TOO_MUCH && widths.some((other) => other < width && other >= needed * ENOUGH)
