import type { CDPSession } from 'playwright-core'

/** Bytes that the page's heap holds once its garbage is gone. */
export const heapBytes = async (cdp: CDPSession): Promise<number> => {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
