import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

// Vite's development server as a child of the launcher: says when it is ready, ends on SIGTERM.
const server = await createServer({ root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))) })
await server.listen()
process.on('SIGTERM', () => server.close().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: server.resolvedUrls?.local[0] ?? '' })
