import { ListPlus } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { MENU_TEXT_MAX } from '#shared/constants/site.ts'
import { useUpdateSite } from '#web/features/platform/site/staff/admin-site.mutations.ts'
import { useSiteSettings } from '#web/features/platform/site/staff/admin-site.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminMenusTexts } from './admin-menus.texts.ts'

type Named = { to: string; text_ru: string; text_en: string }

/** Puts a page at the end of the menu at the top of the site by one press, or says that a menu leads there; for whoever keeps the menus. */
export function AddToMenu(page: Named) {
  const isKeeper = useOwnPermissions().data?.includes('manage_site') ?? false
  return isKeeper && <KeptMenus page={page} />
}

function KeptMenus({ page: { to, text_ru, text_en } }: { page: Named }) {
  const texts = useTexts(adminMenusTexts)
  const { data: site } = useSiteSettings()
  const { mutate, isPending } = useUpdateSite()
  if (!site) return null
  const { header, footer } = site.menus
  const leadsThere = [...header, ...footer].some((entry) =>
    [entry, ...(entry.items ?? [])].some((each) => each.to === to),
  )
  if (leadsThere)
    return (
      <TextLink to={addresses.adminMenus} className="inline-flex min-h-11 items-center">
        {texts.inMenu}
      </TextLink>
    )

  function add() {
    if (!site || isPending) return
    const entry = {
      to,
      text_ru: text_ru.slice(0, MENU_TEXT_MAX),
      text_en: text_en.slice(0, MENU_TEXT_MAX),
      isShown: true,
      items: null,
    }
    mutate(
      { version: site.version, menus: { header: [...header, entry] } },
      {
        onSuccess: () => void toast({ title: texts.addedToMenu }),
        onError: (error) => toastFailure(texts.saveFailed, error),
      },
    )
  }
  return (
    <Button variant="ghost" size="sm" aria-busy={isPending || undefined} onClick={add}>
      <ListPlus size={18} strokeWidth={1.5} aria-hidden="true" />
      {texts.addToMenu}
    </Button>
  )
}
