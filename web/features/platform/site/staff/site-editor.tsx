import type { ReactNode } from 'react'
import {
  HERO_TEXT_MAX,
  HERO_TITLE_MAX,
  type LockableSetting,
  SEARCH_ENGINES,
  SELLER_LINE_MAX,
  SITE_LINKS,
  SITE_NAME_MAX,
} from '#shared/constants/site.ts'
import type { Site } from '#shared/contract/platform/site.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { ColorField } from '#web/editing/fields/color-field.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminSiteTexts, engineNames, linkNames } from './admin-site.texts.ts'
import { HomeSectionsField } from './home-sections-field.tsx'
import { LanguagesField } from './languages-field.tsx'
import { OtherLinksField } from './other-links-field.tsx'
import { PartsField } from './parts-field.tsx'
import { SiteContents } from './site-contents.tsx'
import type { SiteFields } from './site-form.ts'
import type { SiteGroup } from './site-groups.ts'
import { SiteImageFields, SitePictureFields } from './site-image-fields.tsx'
import { sitePartsTexts } from './site-parts.texts.ts'
import { PreviewedEditorFoot, SitePreview } from './site-preview.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useSiteEditor } from './use-site-editor.ts'
import { useSiteLabels } from './use-site-labels.ts'

/** The first screen is as wide as the window: that of a common desk. */
const HERO_WIDTH = 1440

/** Everything the operator says of the site, in one form. */
export function SiteEditor({ saved }: { saved: Site }) {
  const { languages } = useSiteInfo()
  const texts = useTexts(adminSiteTexts)
  const words = useTexts(wordsTexts)
  const parts = useTexts(sitePartsTexts)
  const links = useTexts(linkNames)
  const engines = useTexts(engineNames)
  const editing = useSiteEditor(saved)
  const { edits, form, item } = editing
  const inLanguage = { ru: words.russian, en: words.english }
  const bind = (name: keyof SiteFields) => ({
    name,
    value: edits.values[name] ?? '',
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  /** What the environment says is shown, with the name of its variable. */
  const lockable = (setting: LockableSetting, variable: string, hint?: string) =>
    item?.locked.includes(setting)
      ? { ...bind(setting), readOnly: true, hint: texts.lockedBy(variable) }
      : { ...bind(setting), hint }
  return (
    <>
      <div className="gap-x-10 xl:grid xl:grid-cols-[minmax(0,56rem)_13rem]">
        <SiteContents />
        <form {...form.formProps} className="min-w-0 space-y-10">
          <EditNotices editing={editing} labels={useSiteLabels()} removed={{ title: texts.gone }} />
          <Group id="identity" title={texts.identity}>
            <TextField
              {...lockable('name', 'SITE_NAME', texts.nameHint)}
              label={texts.name}
              maxLength={SITE_NAME_MAX}
              autoComplete="off"
            />
            <ColorField
              name="accent"
              label={texts.accent}
              hint={texts.accentHint}
              error={form.errors.accent}
              value={edits.values.accent}
              pickLabel={texts.pickAccent}
              fallback="#000000"
              onText={(text) => edits.set('accent', text)}
            />
            <SiteImageFields edits={edits} errors={form.errors} />
          </Group>
          <Group id="hero" title={texts.hero}>
            <div className="grid gap-5 lg:grid-cols-2">
              {languages.map((language) => (
                <TextArea
                  key={language}
                  {...bind(`hero.title_${language}`)}
                  label={`${texts.heroTitle} · ${inLanguage[language]}`}
                  hint={texts.heroTitleHint}
                  lang={language}
                  rows={3}
                  maxLength={HERO_TITLE_MAX}
                />
              ))}
              {languages.map((language) => (
                <TextArea
                  key={language}
                  {...bind(`hero.text_${language}`)}
                  label={`${texts.heroText} · ${inLanguage[language]}`}
                  lang={language}
                  rows={3}
                  maxLength={HERO_TEXT_MAX}
                />
              ))}
            </div>
            <ImageField
              name="hero.image"
              label={texts.heroImage}
              hint={texts.heroImageHint}
              widthAtLeast={HERO_WIDTH}
              value={edits.values['hero.image']}
              error={form.errors['hero.image']}
              onText={(text) => edits.set('hero.image', text)}
            />
          </Group>
          <Group id="pictures" title={texts.pictures} hint={texts.picturesHint}>
            <SitePictureFields edits={edits} errors={form.errors} />
          </Group>
          <Group id="sections" title={texts.sections} hint={texts.sectionsHint}>
            <HomeSectionsField edits={edits} />
          </Group>
          <Group id="languages" title={parts.languages} hint={parts.languagesHint}>
            <LanguagesField edits={edits} error={form.errors.languages} />
          </Group>
          <Group id="timeZone" title={texts.timeZone} hint={texts.timeZoneLead}>
            <TimeZoneField {...bind('timeZone')} />
          </Group>
          <Group id="parts" title={parts.parts} hint={parts.partsHint}>
            <PartsField edits={edits} />
          </Group>
          <Group id="links" title={texts.links} hint={texts.linksHint}>
            <div className="grid gap-5 lg:grid-cols-2">
              {SITE_LINKS.map((link) => (
                <TextField
                  key={link}
                  {...bind(`links.${link}`)}
                  label={links[link]}
                  inputMode="url"
                  placeholder="https://…"
                  autoComplete="off"
                />
              ))}
            </div>
            <OtherLinksField edits={edits} errors={form.errors} />
          </Group>
          <Group id="seller" title={texts.seller} hint={texts.sellerHint}>
            <div className="grid gap-5 lg:grid-cols-3">
              <TextField
                {...lockable('seller.name', 'SELLER_NAME')}
                label={texts.sellerName}
                maxLength={SELLER_LINE_MAX}
              />
              <TextField
                {...lockable('seller.taxId', 'SELLER_TAX_ID')}
                label={texts.sellerTaxId}
                maxLength={SELLER_LINE_MAX}
              />
              <TextField
                {...lockable('seller.contact', 'SELLER_CONTACT')}
                label={texts.sellerContact}
                maxLength={SELLER_LINE_MAX}
              />
            </div>
          </Group>
          <Group id="avatars" title={texts.avatars}>
            <TextField
              {...lockable('avatarUrlTemplate', 'AVATAR_URL_TEMPLATE', texts.avatarHint)}
              label={texts.avatarTemplate}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
            />
          </Group>
          <Group id="signUp" title={texts.signUp}>
            <Checkbox
              label={texts.signUpOpen}
              checked={edits.values.isSignUpOpen === TICKED}
              onChange={(event) => edits.set('isSignUpOpen', event.target.checked ? TICKED : '')}
            />
          </Group>
          <Group id="verification" title={texts.verification} hint={texts.verificationHint}>
            <div className="grid gap-5 lg:grid-cols-3">
              {SEARCH_ENGINES.map((engine) => (
                <TextField
                  key={engine}
                  {...bind(`verification.${engine}`)}
                  label={engines[engine]}
                  spellCheck={false}
                  autoComplete="off"
                />
              ))}
            </div>
          </Group>
          <PreviewedEditorFoot editing={editing} />
        </form>
      </div>
      <SitePreview preview={editing.preview} />
    </>
  )
}

function Group({
  id,
  title,
  hint,
  children,
}: {
  id: SiteGroup
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <fieldset id={id} className="min-w-0 scroll-mt-28 space-y-5 xl:scroll-mt-16">
      <legend className="display text-xl">{title}</legend>
      {hint && <p className="-mt-3 text-sm text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}
