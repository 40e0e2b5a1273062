import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/** Installs exactly what package-lock.json names, development tools included (they build and run the product). */
export function npmCi(root) {
  const bin = join(root, 'node_modules', '.bin')
  // npm must not run on the very Node that it is about to remove.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)
  const env = { ...process.env, PATH: path, ...(isHomeWritable() ? {} : { npm_config_cache: spareCache() }) }

  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let complaints = ''
    npm.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    npm.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    npm.once('exit', (code) => {
      if (code === 0) return resolve()
      const [reason] = complaints.split(/^npm error (Usage:|Clean install)/m)
      reject(new Error(`${reason}\nInstalling dependencies failed: npm ci ended with ${code}.`))
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
