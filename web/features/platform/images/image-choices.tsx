import { useLanguage } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'

export type ChosenImage = { path: string; description_ru: string; description_en: string }

/** Pictures side by side, each a button that chooses it, named by what it shows; by its file where nobody has said. */
export function ImageChoices({
  images,
  onChoose,
}: {
  images: readonly (ChosenImage & { name: string })[]
  onChoose: (image: ChosenImage) => void
}) {
  const { language } = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {images.map((image) => (
        <li key={image.path}>
          <button
            type="button"
            onClick={() => onChoose(image)}
            className="block w-full border border-line bg-sunken p-1 text-left hover:border-signal"
          >
            <Picture
              path={image.path}
              alt=""
              tone="dusk"
              seed={1}
              sizes="240px"
              className="aspect-video w-full bg-sunken"
              imageClassName="object-contain!"
            />
            <span title={image.name} className="mx-1 my-1.5 line-clamp-2 text-sm text-muted">
              {image[`description_${language}`] || image.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
