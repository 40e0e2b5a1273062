/**
 * No two folders know each other, types included. A cruise of its own, without tests: through their harness
 * everything knows everything. Run: npm run lint:arch
 */
const { options } = require('./dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-loops',
      comment: 'Folders import one way, types included.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: ['\\.test\\.tsx?$', '^web/testing/', '^web/app/dev/', '^node_modules'] },
  },
}
