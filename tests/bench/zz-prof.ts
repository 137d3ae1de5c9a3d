import { startFakePlatform } from '/work/main/tests/support/fake-platform.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
const p = await startFakePlatform(); p.grant('t1'); setInterval(()=>p.push(),100)
const s = fork('/work/main/tests/bench/zz.ts', ['relay', p.url], {execArgv:['--import','tsx','--cpu-prof','--cpu-prof-dir=/tmp/prof-relay']})
const [{port}] = await once(s,'message') as any
const c = fork('/work/main/tests/bench/zz.ts', ['clients', String(port),'relay'], {execArgv:['--import','tsx']})
await once(c,'message'); await new Promise(r=>setTimeout(r,14000))
s.disconnect(); c.disconnect(); await once(s,'exit'); process.exit(0)
