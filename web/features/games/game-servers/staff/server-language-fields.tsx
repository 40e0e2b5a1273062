import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { addedFeatureKey, GAME_SERVER_FEATURES } from '#shared/constants/game-server-choices.ts'
import { GAME_SERVER_DESCRIPTION_MAX } from '#shared/constants/game-servers.ts'
import type { Language } from '#shared/constants/languages.ts'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { useCollection } from '#web/features/content/collections/collections.queries.ts'
import { featureWords } from '#web/features/games/game-servers/server-labels.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { serverEditorTexts } from './server-editor.texts.ts'
import { type BindServerField, listFeatures, toggleFeature } from './server-editor-form.ts'

const ADDED = hrefOf(addresses.adminCollection, { name: 'server-features' })

/** Description and features in one language; `other` are the features of the other one. */
export function ServerLanguageFields({
  language,
  bind,
  other,
}: {
  language: Language
  bind: BindServerField
  other: string
}) {
  const texts = useTexts(serverEditorTexts)
  const labels = featureWords[language]
  const { languages } = useSiteInfo()
  const { onText: onDescription, ...description } = bind(`description_${language}`)
  const features = bind(`features_${language}`)
  const chosen = listFeatures(features.value)
  const { data: added = [] } = useCollection('server-features')
  const mayAdd = usePermission('manage_content')
  return (
    <LanguageFieldset language={language}>
      <TextArea
        {...description}
        lang={language}
        rows={4}
        maxLength={GAME_SERVER_DESCRIPTION_MAX}
        onChange={(event) => onDescription(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{features.label}</legend>
        <input type="hidden" name={features.name} value={features.value} />
        <div lang={language} className="grid grid-cols-2 gap-x-4">
          {GAME_SERVER_FEATURES.map((key) => (
            <Checkbox
              key={key}
              label={labels[key]}
              checked={chosen.includes(key)}
              onChange={() => features.onText(toggleFeature(features.value, key))}
            />
          ))}
          {added.map((entry) => {
            const key = addedFeatureKey(entry.id)
            return (
              <Checkbox
                key={key}
                label={entry[`name_${language}`] ?? ''}
                checked={chosen.includes(key)}
                onChange={() => features.onText(toggleFeature(features.value, key))}
              />
            )
          })}
        </div>
        {features.error && (
          <p role="alert" className="mt-2 text-sm text-alarm">
            {features.error}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {language === 'en' && languages.length > 1 && (
            <Button
              size="sm"
              variant="secondary"
              disabled={other === features.value}
              onClick={() => features.onText(other)}
            >
              {texts.copyFeatures}
            </Button>
          )}
          {mayAdd && (
            <TextLink to={ADDED} className="inline-flex min-h-11 items-center text-sm">
              {texts.addFeatures}
            </TextLink>
          )}
        </div>
      </fieldset>
    </LanguageFieldset>
  )
}
