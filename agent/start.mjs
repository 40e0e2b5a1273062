/** Plain JavaScript, so that an older Node can say what is missing. */
const NEEDED_MAJOR = 24

if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) await import('./main.ts')
else {
  console.error(
    `The agent needs Node ${NEEDED_MAJOR} or newer, from https://nodejs.org; this is ${process.version}.`,
  )
  process.exitCode = 1
}
