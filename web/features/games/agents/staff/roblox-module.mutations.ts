import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/lib/save-file.ts'

/** Saves what is made of the source of the module, which is fetched only now: nobody else needs it. */
export function useSaveRobloxModule(name: string, fileOf: (module: string) => string) {
  return useMutation({
    mutationFn: async () => {
      const { default: module } = await import('#agent/roblox/FrontLand.luau?raw')
      saveFile(new Blob([fileOf(module)], { type: 'text/plain' }), name)
    },
  })
}
