// The program of the thread that looks into files, under development: its sources are TypeScript, which tsx reads.
import { register } from 'tsx/esm/api'

register()
await import('../media/probe/thread.ts')
