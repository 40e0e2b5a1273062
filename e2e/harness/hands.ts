/** How somebody works with a page: by mouse, or by keyboard alone, where each stop on the way must be seen to be in focus. */
import type { Locator, Page } from 'playwright-core'

/** More stops than any page of ours has; whoever needs more is lost. */
const MOST_STOPS = 400
const FRAMES_TO_REST = 60

export type Device = 'keyboard' | 'mouse'

type Focus = {
  /** What stands there, for the message of a failed test; empty at the end of the page. */
  name: string
  /** What nobody who tabs along should meet: a stop that does not show the focus, or lies under something else. */
  fault: '' | 'does not show the focus' | 'lies under something else' | 'is out of sight'
  isTarget: boolean
  /** The shorter way to the target leads backwards. */
  isPast: boolean
}

export type Hands = {
  device: Device
  isAt(target: Locator): Promise<boolean>
  /** Brings the target into focus. Throws with the stops on the way when no key leads there. */
  reach(target: Locator): Promise<void>
  /** Presses the target: clicks it, or reaches it and presses a key on it, Enter unless another is given. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>
  /** Writes over what a box holds. */
  write(box: Locator, text: string): Promise<void>
  /** Chooses the option with these words. */
  choose(list: Locator, label: string): Promise<void>
  /** Writes a moment, `YYYY-MM-DDThh:mm`, into a date field; the time is left out for a day. */
  writeDate(box: Locator, date: string): Promise<void>
}

export type Keyboard = Hands & {
  /** The names of all stops of the page, in their order. */
  stops(): Promise<string[]>
}

export const createHands = (page: Page, device: Device): Hands =>
  device === 'keyboard' ? createKeyboard(page) : createMouse()

const readFocus = (target: Locator): Promise<Focus> => target.evaluateAll(READ_FOCUS)
const isAt = async (target: Locator) => (await readFocus(target)).isTarget

function createMouse(): Hands {
  return {
    device: 'mouse',
    isAt,
    reach: (target) => target.focus(),
    async press(target) {
      await target.waitFor()
      // A field without a size of its own is drawn by the label around it.
      const isField = (await target.and(target.page().locator('input')).count()) > 0
      const isDrawnByLabel = isField && ((await target.boundingBox())?.width ?? 0) <= 1
      await (isDrawnByLabel ? target.locator('xpath=ancestor::label[1]') : target).click()
    },
    write: (box, text) => box.fill(text),
    choose: async (list, label) => void (await list.selectOption({ label })),
    writeDate: (box, date) => box.fill(date),
  }
}

/** Every stop on the way must show that it has the focus, in sight and under nothing. */
export function createKeyboard(page: Page): Keyboard {
  /** Steps on and reads, in one look, what stands there and whether it is the target. */
  async function step(target: Locator, back: boolean): Promise<Focus> {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    let focus = await readFocus(target)
    // The browser scrolls to what has the focus, and a page may still be growing: it has a second to come to rest.
    for (let frame = 0; focus.fault && frame < FRAMES_TO_REST; frame += 1) {
      await page.evaluate('new Promise(requestAnimationFrame)')
      focus = await readFocus(target)
    }
    if (focus.fault) throw new Error(`On ${page.url()} the stop "${focus.name}" ${focus.fault}.`)
    return focus
  }

  async function reach(target: Locator, onlyForwards = false) {
    await target.first().waitFor()
    const met: string[] = []
    let ends = 0
    let focus = await readFocus(target)
    const back = focus.isPast && !onlyForwards
    while (!focus.isTarget) {
      focus = await step(target, back)
      if (focus.name === '') ends += 1
      met.push(focus.name)
      if (ends > 2 || met.length > MOST_STOPS)
        throw new Error(`No key leads to ${target} on ${page.url()}; met: ${met.join(' | ')}`)
    }
  }

  return {
    device: 'keyboard',
    isAt,
    reach: (target) => reach(target),
    async press(target, key = 'Enter') {
      await reach(target)
      await page.keyboard.press(key)
    },
    async write(box, text) {
      await reach(box)
      await page.keyboard.press('ControlOrMeta+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text)
    },
    async choose(list, label) {
      await reach(list)
      const chosen = list.locator('option:checked')
      const all = await list.locator('option').allTextContents()
      const steps = all.indexOf(label) - all.indexOf((await chosen.textContent()) ?? '')
      if (!all.includes(label)) throw new Error(`${list} offers no "${label}", but ${all.join(', ')}.`)
      for (let step = 0; step < Math.abs(steps); step += 1)
        await page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown')
      await list.locator('option:checked', { hasText: label }).waitFor({ state: 'attached' })
    },
    async writeDate(box, date) {
      // From behind one comes to its last part first.
      await reach(box, true)
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
      const nothing = page.locator('no-such-element')
      await page.evaluate('document.activeElement?.blur()')
      for (let { name } = await step(nothing, false); name !== ''; { name } = await step(nothing, false)) {
        names.push(name)
        if (names.length > MOST_STOPS) throw new Error(`The stops of ${page.url()} have no end.`)
      }
      return names
    },
  }
}

/**
 * Run in the page: what has the focus, whether one sees it, and where the targets are from there. A box that is drawn by
 * its label shows the focus there. Short messages at the corner go away by themselves, so they cover nothing.
 */
const READ_FOCUS = new Function(
  'targets',
  `const stop = (() => {
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
  // Short messages are stacked, the later ones over the earlier, and move as they go.
  if (focused.closest('.toast-layer')) return { name, fault: '' }
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
})()
const focused = document.activeElement
const isElsewhere = targets.length > 0 && focused && focused !== document.body
return {
  ...stop,
  isTarget: targets.includes(focused),
  isPast: Boolean(
    isElsewhere && focused.compareDocumentPosition(targets[0]) & Node.DOCUMENT_POSITION_PRECEDING),
}`,
) as (targets: unknown[]) => Focus
