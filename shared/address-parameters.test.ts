import { describe, expect, expectTypeOf, it } from 'vitest'
import { createAddressFinder, hrefOf, parametersIn } from './address-parameters.ts'

describe('an address with parameters', () => {
  it('is filled in, and read back', () => {
    expect(hrefOf('/admin/users/:id', { id: 7 })).toBe('/admin/users/7')
    expect(parametersIn('/admin/users/:id', '/admin/users/7')).toEqual({ id: 7 })
    expect(hrefOf('/admin/news/:id|new', { id: 'new' })).toBe('/admin/news/new')
    expect(parametersIn('/admin/news/:id|new', '/admin/news/new')).toEqual({ id: 'new' })
    for (const name of ['Стив', 'a/b', '100%', 'new?x#y', 'a b'])
      expect(parametersIn('/players/:name', hrefOf('/players/:name', { name }))).toEqual({ name })
  })

  it('says by its type what it takes', () => {
    expectTypeOf(parametersIn('/a/:id/b/:name', '')).toEqualTypeOf<{ id: number; name: string } | null>()
    expectTypeOf(hrefOf<'/a/:id|new'>)
      .parameter(1)
      .toEqualTypeOf<{ id: number | 'new' }>()
  })

  it.for([
    ['/admin/users/:id', '/admin/users/'],
    ['/admin/users/:id', '/admin/users/0'],
    ['/admin/users/:id', '/admin/users/07'],
    ['/admin/users/:id', '/admin/users/-1'],
    ['/admin/users/:id', '/admin/users/0x7'],
    ['/admin/users/:id', '/admin/users/7.0'],
    ['/admin/users/:id', '/admin/users/%37'],
    ['/admin/users/:id', '/admin/users/1234567890123456'],
    ['/admin/users/:id', '/admin/users/new'],
    ['/admin/users/:id', '/admin/users/7/'],
    ['/admin/users/:id', '/admin/users/7/x'],
    ['/admin/users/:id', '/ADMIN/users/7'],
    ['/players/:name', '/players/%E0%A4'],
    ['/players/:name', '/players/%'],
    ['/players/:name', '/players//'],
  ] as const)('%s has nothing at %s', ([address, path]) => {
    expect(parametersIn(address, path)).toBeNull()
  })
})

describe('what stands at a path', () => {
  const paths = [
    '/shop/:name',
    '/shop/:id',
    '/shop/elite',
    '/shop/:id|new',
    '/shop/:name/old',
    '/:room/:name',
    '/shop',
  ]
  it.for([paths, paths.toReversed()])('is found whatever the order of %j', (order) => {
    const find = createAddressFinder(order.map((path) => ({ path })))
    const at = (path: string) => find(path)?.path
    expect(at('/shop')).toBe('/shop')
    expect(at('/shop/elite')).toBe('/shop/elite')
    expect(at('/shop/Elite')).toBe('/shop/:name')
    expect(at('/shop/veteran/old')).toBe('/shop/:name/old')
    expect(at('/news/veteran')).toBe('/:room/:name')
    expect(at('/shop/7')).toMatch(/^\/shop\/:id/)
    expect(at('/shop/%E0')).toBeUndefined()
    expect(at('/shop/')).toBeUndefined()
    expect(at('/nowhere')).toBeUndefined()
  })
})
