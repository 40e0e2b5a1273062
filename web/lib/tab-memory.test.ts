import { beforeEach, expect, it, vi } from 'vitest'
import {
  claimTabMemory,
  forgetInAllTabs,
  isAnythingKept,
  keepInTab,
  onForgotten,
  readFromTab,
} from './tab-memory.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps what its owner wrote when they come back', () => {
  claimTabMemory(1)
  keepInTab('draft', 'Мой текст')
  claimTabMemory(1)
  expect(readFromTab('draft')).toBe('Мой текст')
  expect(isAnythingKept()).toBe(true)
})

it('gives nobody else what somebody wrote, nor anybody what was written before', () => {
  keepInTab('draft', 'Ничей')
  claimTabMemory(1)
  expect(readFromTab('draft')).toBeNull()
  keepInTab('draft', 'Мой текст')
  const told = vi.fn()
  const stop = onForgotten(told)
  claimTabMemory(2)
  expect(told).toHaveBeenCalledOnce()
  stop()
  expect(readFromTab('draft')).toBeNull()
  claimTabMemory(1)
  expect(readFromTab('draft')).toBeNull()
})

it('forgets with a log-out, and keeps what is written after it', () => {
  claimTabMemory(1)
  keepInTab('draft', 'Секрет')
  sessionStorage.setItem('scroll-positions', '[]')
  forgetInAllTabs()
  expect(Object.values(sessionStorage)).not.toContain('Секрет')
  expect(isAnythingKept()).toBe(false)
  expect(sessionStorage.getItem('scroll-positions')).toBe('[]')
  claimTabMemory(1)
  keepInTab('draft', 'Новый')
  expect(readFromTab('draft')).toBe('Новый')
})

it('forgets what a tab held that slept through a log-out', () => {
  claimTabMemory(1)
  keepInTab('draft', 'Секрет')
  localStorage.setItem('last-log-out', 'while it slept')
  claimTabMemory(1)
  expect(readFromTab('draft')).toBeNull()
  keepInTab('draft', 'Новый')
  expect(readFromTab('draft')).toBe('Новый')
})

it('does nothing where the browser keeps nothing', () => {
  const closed = new Proxy({} as Storage, {
    get() {
      throw new DOMException('closed', 'SecurityError')
    },
  })
  vi.stubGlobal('localStorage', closed)
  vi.stubGlobal('sessionStorage', closed)
  expect(() => {
    claimTabMemory(1)
    keepInTab('draft', 'Текст')
    forgetInAllTabs()
  }).not.toThrow()
  expect(readFromTab('draft')).toBeNull()
  expect(isAnythingKept()).toBe(false)
  vi.unstubAllGlobals()
})
