import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BackupScheduleChange, backupEndpoints } from '#shared/contract/operations/backups.ts'
import { addressOf, call } from '#web/api/client.ts'
import { backupsQueries } from './backups.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: backupsQueries.list().queryKey })
}

export function useStartBackup() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(backupEndpoints.start, {}), onSettled: refresh })
}

export function useRemoveBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(backupEndpoints.remove, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

export function useUpdateSchedule() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: BackupScheduleChange) => call(backupEndpoints.schedule, { body }),
    onSettled: refresh,
  })
}

export function useRefetchSchedule() {
  const client = useQueryClient()
  return async () => (await client.fetchQuery({ ...backupsQueries.list(), staleTime: 0 })).schedule
}

/** Sends the browser to the file once it is known that it may have it: what is so large goes through no memory of the page. */
export function useDownloadBackup() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (id: number) => {
      const params = { id: String(id) }
      await call(backupEndpoints.check, { params })
      const link = document.createElement('a')
      link.href = addressOf(backupEndpoints.download, { params })
      link.download = ''
      link.click()
    },
    onError: refresh,
  })
}
