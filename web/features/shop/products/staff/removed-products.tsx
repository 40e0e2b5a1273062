import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRestoreProduct } from './admin-products.mutations.ts'
import { useRemovedProducts } from './admin-products.queries.ts'
import { adminProductsTexts } from './admin-products.texts.ts'

/** What was removed and can come back; not there while nothing was. */
export function RemovedProducts() {
  const texts = useTexts(adminProductsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { data = [] } = useRemovedProducts()
  const { mutate, isPending } = useRestoreProduct()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="removed-products" className="mt-10">
      <h2 id="removed-products" className="text-lg font-medium">
        {texts.removedList}
      </h2>
      <ul className="mt-3 border-t border-line">
        {data.map(({ id, key, name_ru, name_en, removedAt }) => {
          const name = textInEither({ ru: name_ru, en: name_en }, language) || key
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2"
            >
              <p className="min-w-0">
                {name}{' '}
                <span className="text-sm text-muted">
                  <LocalTime dateTime={removedAt} style="date-time" />
                </span>
              </p>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${words.undo}: ${name}`}
                aria-busy={isPending || undefined}
                onClick={() =>
                  !isPending &&
                  mutate(id, {
                    onSuccess: () => toast({ title: texts.restored }),
                    onError: (error) => toastFailure(texts.restoreFailed, error),
                  })
                }
              >
                {words.undo}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
