import { defineTexts } from '#shared/texts/texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const homeTexts = defineTexts({
  ru: { heading: 'Командуй. Завоёвывай. Доминируй.', servers: 'К серверам', register: 'Регистрация' },
  en: { heading: 'Command. Conquer. Dominate.', servers: 'See the servers', register: 'Sign up' },
})

export function HomePage() {
  const texts = useTexts(homeTexts)
  return (
    <section className="column py-20 md:py-32">
      <h1 className="display max-w-4xl text-5xl md:text-8xl">{texts.heading}</h1>
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink to={paths.servers} variant="primary" size="lg">
          {texts.servers}
        </ButtonLink>
        <ButtonLink to={paths.register} variant="outline" size="lg">
          {texts.register}
        </ButtonLink>
      </div>
    </section>
  )
}
