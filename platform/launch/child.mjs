// Loaded into each server before its own code (node --import): a server ends when its launcher is gone, however that
// ended, and it ends the ordinary way, through its own SIGTERM handler.
if (process.send) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 20_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel?.unref()
}
