import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useFirstAdministrator } from './first-administrator.queries.ts'
import { firstAdministratorTexts } from './first-administrator.texts.ts'
import { TakeOverForm } from './take-over-form.tsx'

/** Where the first administrator makes the delivered account theirs. */
export function FirstAdministratorPage() {
  const texts = useTexts(firstAdministratorTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <BackLink to={addresses.admin} />
      </PanelHeading>
      <Loaded query={useFirstAdministrator()} loadFailed={texts.loadFailed}>
        {(account) =>
          account?.isOwn ? (
            <TakeOverForm account={account} />
          ) : (
            <Notice title={account ? `${texts.belongsTo} ${account.username}.` : texts.isDone} />
          )
        }
      </Loaded>
    </>
  )
}
