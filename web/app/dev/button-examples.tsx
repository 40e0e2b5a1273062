import { Rocket } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { FeedLink } from '#web/ui/feed-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { Example, Shelf } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

const VARIANTS = [
  'default',
  'primary',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
] as const satisfies readonly ButtonVariant[]
const SIZES = ['default', 'sm', 'lg', 'icon'] as const satisfies readonly ButtonSize[]

/** Every variant in every size, and at work; then what looks like a button or behaves like one. */
export function ButtonExamples() {
  const texts = useTexts(uiTexts)
  const words = useTexts(wordsTexts)
  return (
    <>
      {VARIANTS.map((variant) => (
        <Example key={variant} name={`Button variant="${variant}"`}>
          <Shelf>
            {SIZES.map((size) => (
              <Button
                key={size}
                variant={variant}
                size={size}
                aria-label={`${words.save} ${variant} ${size}`}
              >
                {size === 'icon' ? <Rocket size={20} strokeWidth={1.5} aria-hidden="true" /> : words.save}
              </Button>
            ))}
            <Button variant={variant} disabled data-off>
              {texts.disabled}
            </Button>
            <Button variant={variant} disabled aria-busy>
              {words.saving}
            </Button>
          </Shelf>
        </Example>
      ))}
      <Example name="SubmitButton">
        <Shelf>
          <SubmitButton form={{ isBusy: false, isReady: true }} label={words.save} busyLabel={words.saving} />
          <SubmitButton form={{ isBusy: true, isReady: true }} label={words.save} busyLabel={words.saving} />
        </Shelf>
      </Example>
      <Example name="EditorBar">
        <EditorBar
          buttons={<SubmitButton form={{ isBusy: false, isReady: true }} intent="save" label={words.save} />}
          editing={{
            form: { isBusy: false, errors: { name: '' }, showWrong: () => {} },
            isChanged: true,
            item: null,
          }}
        />
      </Example>
      <Example name="ButtonLink, CopyButton, TextLink, FeedLink">
        <Shelf>
          <ButtonLink to={addresses.home} variant="outline">
            {texts.menu}
          </ButtonLink>
          <CopyButton text="play.frontland.example" />
          <TextLink to={addresses.privacy}>{texts.link}</TextLink>
          <FeedLink to={addresses.newsFeed} />
        </Shelf>
      </Example>
    </>
  )
}
