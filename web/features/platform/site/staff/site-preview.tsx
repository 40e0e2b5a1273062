import { X } from 'lucide-react'
import { type ComponentProps, type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { SITE_PREVIEW_FIELD } from '#shared/constants/site-preview.ts'
import type { SiteChange } from '#shared/contract/platform/site.ts'
import { sitePreviewEndpoints } from '#shared/contract/platform/site-preview.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { PREVIEW_INTENT } from '#web/editing/use-editor.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useIsWide } from '#web/lib/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { Choice } from './preview-choice.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { sitePreviewTexts } from './site-preview.texts.ts'
import type { SitePreviewing } from './use-site-preview.ts'

const { base, path: pathOfPages } = sitePreviewEndpoints.page
const FRAME = 'site-preview'

/** The foot of an editor whose form can be shown before it is saved. */
export function PreviewedEditorFoot({
  editing,
}: {
  editing: ComponentProps<typeof SaveFailure>['editing'] & {
    form: ComponentProps<typeof SubmitButton>['form']
  } & ComponentProps<typeof EditorBar>['editing']
}) {
  return (
    <>
      <SaveFailure editing={editing} />
      <EditorBar
        editing={editing}
        buttons={
          <>
            <SubmitButton form={editing.form} />
            <PreviewButton form={editing.form} />
          </>
        }
      />
    </>
  )
}

/** Sends the form it stands in to be shown, not saved. */
function PreviewButton({ form }: { form: { isBusy: boolean; isReady: boolean } }) {
  const texts = useTexts(sitePreviewTexts)
  return (
    <Button
      type="submit"
      variant="outline"
      name="intent"
      value={PREVIEW_INTENT}
      disabled={form.isBusy || !form.isReady}
    >
      {texts.preview}
    </Button>
  )
}

/** The site with what is not saved, over the whole screen, as long as it is asked for. It stands outside of the editor's form. */
export function SitePreview({ preview: { change, close } }: { preview: SitePreviewing }) {
  return change && <OpenPreview change={change} onClose={close} />
}

type Shown = { address: string; language: Language }

function OpenPreview({ change, onClose }: { change: SiteChange; onClose: () => void }) {
  const texts = useTexts(sitePreviewTexts)
  const words = useTexts(wordsTexts)
  const titleId = useId()
  const own = useLanguage().language
  const isWide = useIsWide()
  const languages = LANGUAGES.filter((language) => change.languages?.includes(language) ?? true)
  const [device, setDevice] = useState<'phone' | 'desktop'>(isWide ? 'desktop' : 'phone')
  const [shown, setShown] = useState<Shown>({
    address: addresses.home,
    language: languages.includes(own) ? own : (languages[0] ?? own),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  /** What is not saved goes along with every page that is asked for. */
  const show = useCallback(
    (next: Shown) => {
      if (!form.current || !field.current) return
      setShown(next)
      setTyped(null)
      field.current.value = JSON.stringify({ ...change, ...next })
      form.current.submit()
    },
    [change],
  )

  // Once: from then on its reader says what is shown.
  useEffect(() => show(shown), [show])

  useEffect(() => {
    const follow = ({ source, origin, data }: MessageEvent<{ previewed?: Shown; isLeft?: true }>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data?.previewed) setShown(data.previewed)
      // The dialog hears no key that is pressed in the frame.
      if (data?.isLeft) onClose()
    }
    window.addEventListener('message', follow)
    return () => window.removeEventListener('message', follow)
  }, [onClose])

  function openTyped(event: FormEvent) {
    event.preventDefault()
    const address = (typed ?? shown.address).trim()
    show({ ...shown, address: address.startsWith('/') ? address : `/${address}` })
  }

  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none border-0 bg-sunken p-0 text-text"
    >
      <div className="flex h-full flex-col">
        <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-ground py-2 pr-2 pl-4">
          <h2 id={titleId} className="display grow text-lg md:grow-0">
            {texts.preview}
          </h2>
          <button
            type="button"
            aria-label={texts.back}
            onClick={onClose}
            className="flex size-11 items-center justify-center rounded text-muted hover:text-text md:order-1"
          >
            <X size={20} strokeWidth={1.5} />
          </button>
          <Choice
            label={texts.device}
            value={device}
            options={[
              { value: 'phone', label: texts.phone },
              { value: 'desktop', label: texts.desktop },
            ]}
            onChoose={setDevice}
          />
          {languages.length > 1 && (
            <Choice
              label={texts.language}
              value={shown.language}
              options={languages.map((language) => ({ value: language, label: language.toUpperCase() }))}
              onChoose={(language) => show({ ...shown, language })}
            />
          )}
          <form onSubmit={openTyped} className="flex min-w-48 grow gap-2 pr-2 md:pr-0">
            <input
              aria-label={words.page}
              value={typed ?? shown.address}
              onChange={(event) => setTyped(event.target.value)}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              className={inputClass}
            />
            <Button type="submit" variant="outline">
              {texts.open}
            </Button>
          </form>
          <p className="order-1 basis-full pr-2 text-sm text-muted">{texts.lead}</p>
        </header>
        <form ref={form} method="post" action={base + pathOfPages} target={FRAME} hidden>
          <input ref={field} type="hidden" name={SITE_PREVIEW_FIELD} />
        </form>
        {isFailed && (
          <div className="p-4">
            <ErrorState message={texts.failed} onRetry={() => show(shown)} />
          </div>
        )}
        <PreviewStage device={device}>
          <iframe
            ref={frame}
            name={FRAME}
            title={texts.frame}
            onLoad={() => setFailed(!isShown(frame.current))}
            className="size-full border-0 bg-ground"
          />
        </PreviewStage>
      </div>
    </Modal>
  )
}

/** A refusal, or a page that may stand in no frame, is no preview. */
function isShown(frame: HTMLIFrameElement | null): boolean {
  const shown = frame?.contentDocument
  return Boolean(shown && (shown.URL === 'about:blank' || shown.getElementById('preview-data')))
}
