import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * Installs exactly what package-lock.json names, development tools included (they build and run the product).
 * Of the packages' own install scripts it runs those that package.json allows, with any npm: an older one would
 * run them all, and compile what is already compiled.
 */
export async function npmCi(root) {
  await npm(root, ['ci', '--include=dev', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'])
  const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)),
  )
  if (allowed.length > 0) await npm(root, ['rebuild', '--loglevel=error', ...allowed])
}

function npm(root, args) {
  const bin = join(root, 'node_modules', '.bin')
  // npm must not run on the very Node that it is about to remove.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)
  const env = { ...process.env, PATH: path, ...(isHomeWritable() ? {} : { npm_config_cache: spareCache() }) }

  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    child.once('exit', (code) => {
      if (code === 0) return resolve()
      const [reason] = complaints.split(/^npm error (Usage:|Clean install)/m)
      reject(new Error(`${reason}\nInstalling dependencies failed: npm ${args[0]} ended with ${code}.`))
    })
  })
}

function isHomeWritable() {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function spareCache() {
  return join(tmpdir(), `npm-cache-${userInfo().uid}`)
}
