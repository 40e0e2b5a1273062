import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PERMISSION_BY_SCOPE, SCOPES } from '#shared/constants/security/scopes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { ApiKeyList } from './api-key-list.tsx'
import { useApiKeys } from './api-keys.queries.ts'
import { apiKeysTexts } from './api-keys.texts.ts'
import { MakeApiKeyDialog } from './make-api-key-dialog.tsx'

/** Keys by which programs call, one's own or those of all staff. */
export function ApiKeysPage() {
  const texts = useTexts(apiKeysTexts)
  const [isMaking, setMaking] = useState(false)
  const { data: permissions = [] } = useOwnPermissions()
  const mayMake = SCOPES.some((scope) => permissions.includes(PERMISSION_BY_SCOPE[scope]))
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {mayMake && (
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.create}
          </Button>
        )}
      </PanelHeading>
      <Loaded query={useApiKeys()} loadFailed={texts.loadFailed}>
        {(keys) => <ApiKeyList keys={keys} />}
      </Loaded>
      <MakeApiKeyDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}
