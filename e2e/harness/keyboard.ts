/** A visitor without a mouse: what they use is reached with Tab, seen to be in focus, and pressed. */
import type { Locator, Page } from 'playwright-core'

/** More stops than any page of ours has; whoever needs more is lost. */
const MOST_STOPS = 400

type Focus = {
  /** What stands there, for the message of a failed test; empty at the end of the page. */
  name: string
  /** What nobody who tabs along should meet: a stop that does not show the focus, or lies under something else. */
  fault: '' | 'does not show the focus' | 'lies under something else' | 'is out of sight'
}

export type Keyboard = {
  isAt(target: Locator): Promise<boolean>
  /** Tabs, forwards unless `back`, until the target has the focus. Throws with the stops on the way when it is never met. */
  reach(target: Locator, options?: { back?: boolean }): Promise<void>
  /** Reaches the target and presses a key on it, Enter unless another is given. */
  press(target: Locator, key?: string, options?: { back?: boolean }): Promise<void>
  /** Reaches a box and writes over what it holds. */
  write(box: Locator, text: string, options?: { back?: boolean }): Promise<void>
  /** Reaches a list and steps to the option with these words. */
  choose(list: Locator, label: string, options?: { back?: boolean }): Promise<void>
  /** Writes a moment into a date field, in parts, as the page's browser asks for them; the time is left out for a day. */
  writeDate(box: Locator, date: string, options?: { back?: boolean }): Promise<void>
  /** The names of all stops of the page, in their order. */
  stops(): Promise<string[]>
}

/** Every stop on the way must show that it has the focus, in sight and under nothing. */
export function createKeyboard(page: Page): Keyboard {
  async function step(back: boolean): Promise<Focus> {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const focus = (await page.evaluate(READ_FOCUS)) as Focus
    if (focus.fault) throw new Error(`On ${page.url()} the stop "${focus.name}" ${focus.fault}.`)
    return focus
  }
  const isAt = async (target: Locator) => (await page.locator(':focus').and(target).count()) > 0

  async function reach(target: Locator, { back = false } = {}) {
    await target.first().waitFor()
    const met: string[] = []
    let ends = 0
    while (!(await isAt(target))) {
      const { name } = await step(back)
      if (name === '') ends += 1
      met.push(name)
      if (ends > 2 || met.length > MOST_STOPS)
        throw new Error(`No key leads to ${target} on ${page.url()}; met: ${met.join(' | ')}`)
    }
  }

  return {
    isAt,
    reach,
    async press(target, key = 'Enter', options) {
      await reach(target, options)
      await page.keyboard.press(key)
    },
    async write(box, text, options) {
      await reach(box, options)
      await page.keyboard.press('ControlOrMeta+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text)
    },
    async choose(list, label, options) {
      await reach(list, options)
      const chosen = list.locator('option:checked')
      const all = await list.locator('option').allTextContents()
      const steps = all.indexOf(label) - all.indexOf((await chosen.textContent()) ?? '')
      if (!all.includes(label)) throw new Error(`${list} offers no "${label}", but ${all.join(', ')}.`)
      for (let step = 0; step < Math.abs(steps); step += 1)
        await page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown')
      await list.locator('option:checked', { hasText: label }).waitFor({ state: 'attached' })
    },
    async writeDate(box, date, options) {
      await reach(box, options)
      const [day = '', time] = date.split('T')
      const [year, month, dayOfMonth] = day.split('-')
      await page.keyboard.type(`${month}${dayOfMonth}${year}`)
      if (time === undefined) return
      const [hour = 0, minute] = time.split(':').map(Number)
      await page.keyboard.press('ArrowRight')
      const clock = `${String(hour % 12 || 12).padStart(2, '0')}${String(minute).padStart(2, '0')}`
      await page.keyboard.type(`${clock}${hour < 12 ? 'AM' : 'PM'}`)
    },
    async stops() {
      const names: string[] = []
      await page.evaluate('document.activeElement?.blur()')
      for (let { name } = await step(false); name !== ''; { name } = await step(false)) {
        names.push(name)
        if (names.length > MOST_STOPS) throw new Error(`The stops of ${page.url()} have no end.`)
      }
      return names
    },
  }
}

/**
 * Run in the page: what has the focus, and whether one sees it. A box that is drawn by its label shows the focus there.
 * Short messages at the corner go away by themselves, so they cover nothing.
 */
const READ_FOCUS = `(() => {
  const focused = document.activeElement
  // Behind the last stop the browser's own buttons have the focus, and the page keeps the stop in mind.
  if (!focused || focused === document.body || !focused.matches(':focus-within')) return { name: '', fault: '' }
  // Where a new page begins: nothing that could be pressed.
  if (focused.tagName === 'MAIN') return { name: 'main', fault: '' }
  const labels = [...(focused.labels ?? [])]
  const name =
    (focused.getAttribute('aria-label') || labels.map((label) => label.textContent).join(' ') || focused.textContent || '')
      .replace(/\\s+/g, ' ').trim().slice(0, 80) || focused.tagName.toLowerCase()
  // The button of a date field that opens the calendar is the browser's own, its ring as well.
  if (!focused.matches(':focus')) return { name, fault: '' }
  const isDrawn = (element) => element.offsetWidth > 2 && element.offsetHeight > 2
  const shown = isDrawn(focused) ? focused : (labels.find(isDrawn) ?? focused)
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return { name, fault: 'does not show the focus' }
  const boxes = [...shown.getClientRects()]
  const seen = boxes.filter((box) => box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth)
  if (seen.length === 0) return { name, fault: 'is out of sight' }
  const spots = seen.flatMap((box) =>
    [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y])))
  const isFree = ([x, y]) => {
    const above = document.elementsFromPoint(x, y).find((element) => shown.contains(element) || !element.closest('.toast-layer'))
    return above && (shown.contains(above) || labels.includes(above))
  }
  return { name, fault: spots.some(isFree) ? '' : 'lies under something else' }
})()`
