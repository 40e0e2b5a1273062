import { expect, test } from 'vitest'
import { openUsedStyles } from './used-styles.ts'

test('what stands for all counts always, a rule where all classes of one of its selectors are there', () => {
  const usedStyles = openUsedStyles([
    'html{margin:0}',
    { classes: [['a', 'b'], ['c']], text: '.a .b,.c{color:red}' },
  ])
  expect(usedStyles('<p class="a">')).toBe('html{margin:0}')
  expect(usedStyles('<p class="b  a">')).toBe('html{margin:0}.a .b,.c{color:red}')
  expect(usedStyles('<p class="a"><i\nclass="c x">')).toBe('html{margin:0}.a .b,.c{color:red}')
  expect(usedStyles('<p data-class="c">')).toBe('html{margin:0}')
})

test('classes are read as a document writes them', () => {
  const usedStyles = openUsedStyles([{ classes: [["[&>svg]:before:content-['\"']"]], text: 'x' }])
  expect(usedStyles('<p class="[&amp;&gt;svg]:before:content-[&#x27;&quot;&#x27;]">')).toBe('x')
})

test('a block stands where something in it counts', () => {
  const usedStyles = openUsedStyles([
    {
      block: '@media print',
      rules: [{ block: '@supports (x)', rules: [{ classes: [['a']], text: '.a{}' }] }],
    },
  ])
  expect(usedStyles('<p class="a">')).toBe('@media print{@supports (x){.a{}}}')
  expect(usedStyles('<p class="b">')).toBe('')
})

test('a property is declared where a rule that counts names it', () => {
  const usedStyles = openUsedStyles([
    { property: '--tw-ring', text: '@property --tw-ring{}' },
    { classes: [['ring']], text: '.ring{box-shadow:var(--tw-ring)}' },
  ])
  expect(usedStyles('<p class="ring">')).toBe('@property --tw-ring{}.ring{box-shadow:var(--tw-ring)}')
  expect(usedStyles('<p>')).toBe('')
  const themed = openUsedStyles([
    {
      block: ':root',
      rules: [
        { property: '--a', text: '--a:1;' },
        { property: '--b', text: '--b:var(--a);' },
        { property: '--c', text: '--c:3;' },
        { property: '--d', text: '--d:4;' },
      ],
    },
    '.all{width:var(--b)}',
  ])
  expect(themed('<p style="height:var(--d)">')).toBe(':root{--a:1;--b:var(--a);--d:4;}.all{width:var(--b)}')
  const colored = openUsedStyles([
    { property: '--tw-ring', text: '@property --tw-ring{}' },
    '.all{color:var(--tw-ring-color)}',
  ])
  expect(colored('<p>')).toBe('.all{color:var(--tw-ring-color)}')
})
