/** Importing this stops the script when the process that started it (scripts/run.mjs) is gone without a word. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
