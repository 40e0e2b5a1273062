import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { SiteProvider } from '#web/lib/site/site-info.tsx'
import { useSavedItem } from './use-saved-item.ts'

type Thing = { id: number; version: number; name: string; place: string }
const thing = (changes: Partial<Thing> = {}): Thing => ({
  id: 5,
  version: 1,
  name: 'Wolf',
  place: 'North',
  ...changes,
})

beforeEach(() => sessionStorage.clear())

/** An editor of a thing; `depot` is what the server holds. */
function open(depot: { now: Thing | null } = { now: thing() }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider given={sampleSite}>
      <LanguageProvider initial="ru">{children}</LanguageProvider>
    </SiteProvider>
  )
  return renderHook(
    ({ saved }: { saved: Thing }) =>
      useSavedItem({
        noun: 'thing',
        saved,
        fieldsOf: (item: Thing | null) => ({ name: item?.name ?? '', place: item?.place ?? '' }),
        refetch: async () => depot.now,
      }),
    { initialProps: { saved: thing() }, wrapper },
  )
}
const conflict = new ApiError('conflict', 'conflict', 409)

describe('what somebody else saves while the fields are open', () => {
  it('is followed without a word where nobody has typed', () => {
    const view = open()
    view.rerender({ saved: thing({ version: 2, name: 'Fox' }) })
    expect(view.result.current.edits.values.name).toBe('Fox')
    expect(view.result.current.item?.version).toBe(2)
    expect(view.result.current.saveConflict).toBeNull()
  })

  it('is merged under what was typed, and said', () => {
    const view = open()
    act(() => view.result.current.edits.set('name', 'Bear'))
    view.rerender({ saved: thing({ version: 2, place: 'South' }) })
    expect(view.result.current.edits.values).toEqual({ name: 'Bear', place: 'South' })
    expect(view.result.current.saveConflict).toBe('changed')
    expect(view.result.current.edits.clashes).toEqual([])
  })

  it('is not said where it is none of the fields', () => {
    const view = open()
    act(() => view.result.current.edits.set('name', 'Bear'))
    view.rerender({ saved: thing({ version: 2 }) })
    expect(view.result.current.item?.version).toBe(2)
    expect(view.result.current.saveConflict).toBeNull()
  })

  it('says who was first where a refusal told it, also when their state is heard of before it was asked for', async () => {
    const depot = { now: thing({ version: 2, name: 'Fox', place: 'South' }) }
    const view = open(depot)
    act(() => view.result.current.edits.set('name', 'Bear'))
    expect(view.result.current.refused).toBeNull()
    await act(async () => {
      const asked = view.result.current.diagnoseConflict(
        new ApiError('conflict', 'conflict', 409, {}, 'Scout'),
      )
      view.rerender({ saved: depot.now })
      await asked
    })
    expect(view.result.current.refused).toEqual({ by: 'Scout' })
    expect(view.result.current.edits.taken).toEqual(['place'])
    expect(view.result.current.edits.clashes).toEqual([{ field: 'name', theirs: 'Fox' }])
  })

  it('leaves a clash open until it is settled, however often they save', async () => {
    const depot = { now: thing({ version: 2, name: 'Fox' }) }
    const view = open(depot)
    act(() => view.result.current.edits.set('name', 'Bear'))
    view.rerender({ saved: depot.now })
    expect(view.result.current.edits.clashes).toEqual([{ field: 'name', theirs: 'Fox' }])
    await act(() => view.result.current.diagnoseConflict(conflict))
    expect(view.result.current.edits.clashes).toEqual([{ field: 'name', theirs: 'Fox' }])
    view.rerender({ saved: thing({ version: 3, name: 'Fox', place: 'South' }) })
    expect(view.result.current.edits.clashes).toEqual([{ field: 'name', theirs: 'Fox' }])
    act(() => view.result.current.edits.takeTheirs('name'))
    expect(view.result.current.edits.values).toEqual({ name: 'Fox', place: 'South' })
    expect(view.result.current.edits.isChanged).toBe(false)
  })
})

it('is told apart from what is saved right now: one’s own reply is no conflict', async () => {
  const view = open()
  act(() => view.result.current.edits.set('name', ' Bear '))
  const kept = thing({ version: 2, name: 'Bear' })
  await act(() =>
    view.result.current.save(async () => {
      view.rerender({ saved: kept })
      return kept
    }),
  )
  expect(view.result.current.edits.values.name).toBe('Bear')
  expect(view.result.current.edits.clashes).toEqual([])
  expect(view.result.current.saveConflict).toBeNull()
})

it('goes on as a new thing when its own was deleted', async () => {
  const view = open({ now: null })
  act(() => view.result.current.edits.set('name', 'Bear'))
  await act(() => view.result.current.diagnoseConflict(new ApiError('not_found', 'gone', 404)))
  expect(view.result.current.saveConflict).toBe('removed')
  act(() => view.result.current.continueAsNew())
  expect(view.result.current.item).toBeNull()
  expect(view.result.current.edits.values.name).toBe('Bear')
  expect(view.result.current.saveConflict).toBeNull()
})
