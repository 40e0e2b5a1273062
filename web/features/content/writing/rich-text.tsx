import { useMemo } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { trustHtml } from '#web/lib/trusted-html.ts'

const LOOK = classNames(
  '[&>*+*]:mt-4 [&_:is(h1,h2,h3,h4)]:mt-8 [&_:is(h1,h2,h3,h4)]:font-display [&_:is(h1,h2,h3,h4)]:text-xl',
  '[&_:is(h1,h2,h3,h4)]:text-text [&_:is(h1,h2,h3,h4)]:uppercase [&_strong]:text-text',
  '[&_a]:text-signal [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-signal-strong',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1 [&_:is(ul,ol)]:pl-6 [&_li]:marker:text-olive',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-sand [&_blockquote]:pl-4 [&_hr]:border-line',
  '[&_:is(code,pre)]:font-mono [&_:is(code,pre)]:text-sm [&_pre]:overflow-x-auto [&_pre]:border [&_pre]:border-line [&_pre]:bg-sunken [&_pre]:p-4',
  '[&_img]:h-auto [&_img]:max-w-full [&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1',
)

/** Text that staff wrote as Markdown. `html` must come from our own API, which makes it safe; anything else may not stand here. */
export function RichText({
  html,
  lang,
  className,
}: {
  html: string
  lang?: string | undefined
  className?: string
}) {
  // One value as long as the text is one: another would be set anew, and what is selected in it lost.
  const trusted = useMemo(() => ({ __html: trustHtml(html) }), [html])
  return <div lang={lang} className={classNames(LOOK, className)} dangerouslySetInnerHTML={trusted} />
}
