/**
 * The pictures of ours that exist, by the path that content names them with. Beside `/images/view.jpg` stand
 * `/images/view-640.avif`, `/images/view-640.webp` and so on, one pair per width. What is not listed is never asked for.
 */
export type PictureFiles = {
  /** Pixels of the original. */
  width: number
  height: number
  widths: readonly number[]
}

export const pictures: Readonly<Record<string, PictureFiles>> = {}
