import { describe, expect, test } from 'vitest'
import { classesOf, cutStyles } from './cut-styles.ts'

describe('the classes that a selector cannot do without', () => {
  test.for([
    ['h1', []],
    ['.a>.b:hover', ['a', 'b']],
    ['.w-1\\/2', ['w-1/2']],
    ['.\\31 0', ['10']],
    ['.\\[\\&_svg\\]\\:size-4 svg', ['[&_svg]:size-4']],
    ['.hover\\:not\\(\\.x\\)', ['hover:not(.x)']],
    ['.a:not(.b, .c)', ['a']],
    ['.a:not(:is(.b, .c) .d)', ['a']],
    [':where(.space>:not(:last-child))', ['space']],
    [':is(.a, .b) .c', ['c']],
    ['main [class*=".sticky"]', []],
    ['.a:has(.b)', ['a', 'b']],
    ['.наш', ['наш']],
  ] as const)('%s', ([selector, classes]) => {
    expect(classesOf(selector)).toEqual(classes)
  })
})

test('a sheet is cut into what always counts, what classes ask for and what is declared for others, in its order', () => {
  const sheet = `/*! x */@layer a{*,:before{--tw-x:0;--tw-y:1px}}@layer b{html{margin:0}body{margin:0}
    @media (width>=40rem){.sm,h1.md{color:red}}}@font-face{font-family:X}@property --tw-x{syntax:"*";inherits:false}
    @keyframes spin{to{rotate:1turn}}`
  expect(cutStyles(sheet)).toEqual([
    '@layer a,b;',
    {
      block: '@layer a',
      rules: [
        {
          block: '*,:before',
          rules: [
            { property: '--tw-x', text: '--tw-x:0;' },
            { property: '--tw-y', text: '--tw-y:1px;' },
          ],
        },
      ],
    },
    {
      block: '@layer b',
      rules: [
        expect.stringMatching(/^html\{margin:0\}\s*body\{margin:0\}$/),
        {
          block: '@media (width>=40rem)',
          rules: [{ classes: [['sm'], ['md']], text: '.sm,h1.md{color:red}' }],
        },
      ],
    },
    '@font-face{font-family:X}',
    { property: '--tw-x', text: '@property --tw-x{syntax:"*";inherits:false}' },
    '@keyframes spin{to{rotate:1turn}}',
  ])
})

test('what is no style sheet is refused', () => {
  expect(() => cutStyles('.a{')).toThrow()
})
