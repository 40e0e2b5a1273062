import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROLE_ICONS } from '#shared/constants/roles/role-looks.ts'
import { roleColorSchema } from '#shared/contract/accounts/roles.ts'
import { ColorField } from '#web/editing/fields/color-field.tsx'
import { RoleBadge } from '#web/features/accounts/roles/role-badges.tsx'
import { roleIcons } from '#web/features/accounts/roles/role-icons.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { roleLookTexts } from './role-look.texts.ts'

type Look = { name: string; color: string; icon: string }

/** The colour and the icon of a role, with the badge that they make. */
export function LookFields({
  look: { name, color, icon },
  isLocked,
  error,
  onChange,
}: {
  look: Look
  isLocked: boolean
  error: string | undefined
  onChange: (field: 'color' | 'icon', value: string) => void
}) {
  const texts = useTexts(roleLookTexts)
  return (
    <fieldset disabled={isLocked} className="space-y-5">
      <legend className="mb-3 font-medium">{texts.look}</legend>
      <ColorField
        label={texts.color}
        name="color"
        value={color}
        hint={texts.colorHint}
        error={error}
        placeholder="#7fb3d5"
        pickLabel={texts.pickColor}
        fallback="#c8b27a"
        onText={(text) => onChange('color', text)}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{texts.icon}</legend>
        <div className="flex flex-wrap gap-2">
          <IconChoice label={texts.noIcon} value="" icon={icon} onChange={onChange}>
            <Ban size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconChoice>
          {ROLE_ICONS.map((value) => {
            const Icon = roleIcons[value]
            return (
              <IconChoice
                key={value}
                label={texts.icons[value]}
                value={value}
                icon={icon}
                onChange={onChange}
              >
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
              </IconChoice>
            )
          })}
        </div>
      </fieldset>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {texts.example}:
        <RoleBadge
          role={{
            name: name.trim() || texts.unnamed,
            color: roleColorSchema.safeParse(color).data ?? null,
            icon: ROLE_ICONS.find((one) => one === icon) ?? null,
          }}
        />
      </p>
    </fieldset>
  )
}

function IconChoice({
  label,
  value,
  icon,
  onChange,
  children,
}: {
  label: string
  value: string
  icon: string
  onChange: (field: 'icon', value: string) => void
  children: ReactNode
}) {
  return (
    <label
      title={label}
      className={classNames(
        'flex size-11 cursor-pointer items-center justify-center border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
        value === icon ? 'border-signal text-signal' : 'border-edge text-muted hover:text-text',
      )}
    >
      <input
        type="radio"
        name="icon"
        className="sr-only"
        aria-label={label}
        value={value}
        checked={value === icon}
        onChange={() => onChange('icon', value)}
      />
      {children}
    </label>
  )
}
