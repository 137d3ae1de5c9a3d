// The thread's program under development: its sources are TypeScript, which tsx reads.
import { register } from 'tsx/esm/api'

register()
await import('../ingest/import/reading/thread.ts')
