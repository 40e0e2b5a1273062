import * as z from 'zod/mini'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE, PERMISSIONS } from '#shared/constants/permissions.ts'
import { ROLE_ICONS } from '#shared/constants/roles/role-looks.ts'
import { type Role, roleColorSchema, roleDraftSchema } from '#shared/contract/accounts/roles.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'
import { useRefetchItem } from '#web/editing/list-mutations.ts'
import { fieldsOfSet, TICKED } from '#web/editing/set-fields.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateRole, useUpdateRole } from './roles.mutations.ts'
import { rolesQueries } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

export type RoleFields = Readonly<
  Record<'name' | 'requiresSecondFactor' | 'color' | 'icon' | `permission:${string}`, string>
>

const roleFieldsOf = (role: Role | null): RoleFields => ({
  name: role?.name ?? '',
  requiresSecondFactor: role?.requiresSecondFactor ? TICKED : '',
  color: role?.color ?? '',
  icon: role?.icon ?? '',
  ...fieldsOfSet('permission', role?.permissions ?? []),
})
const lookShape = {
  color: z.pipe(nullWhenEmpty, z.nullable(roleColorSchema)),
  icon: z.pipe(nullWhenEmpty, z.nullable(z.enum(ROLE_ICONS))),
}
const schemaOf = (isProtected: boolean) =>
  z.object({ name: isProtected ? z.optional(z.string()) : roleDraftSchema.shape.name, ...lookShape })

/** A role under the editor's hands; a saved one leads back to the list. */
export function useRoleEditor(saved: Role | null) {
  const texts = useTexts(rolesTexts)
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateRole()
  const { mutateAsync: update } = useUpdateRole()
  return useEditor({
    noun: 'role',
    saved,
    fieldsOf: roleFieldsOf,
    refetch: useRefetchItem(rolesQueries.list()),
    schema: () => schemaOf(saved?.name === ADMIN_ROLE),
    send: ({ name = '', ...look }, item, fields) => {
      const permissions = PERMISSIONS.filter((key) => fields[`permission:${key}`] === TICKED)
      const requiresSecondFactor = fields.requiresSecondFactor === TICKED
      const draft =
        item?.name === ADMIN_ROLE
          ? { requiresSecondFactor, ...look }
          : { name, permissions, requiresSecondFactor, ...look }
      return item
        ? update({ id: item.id, version: item.version, ...draft })
        : create({ name, permissions, requiresSecondFactor, ...look })
    },
    onSaved: (_, before) => {
      toast({ title: before ? texts.saved : texts.created })
      navigate(addresses.adminRoles)
    },
    saveFailed: texts.saveFailed,
  })
}
