import type { CDPSession } from 'playwright-core'

/** What a page holds after its garbage is gone: bytes of its heap, elements and listeners. Its session has `Performance` on. */
export const heldBy = async (
  devtools: CDPSession,
): Promise<{ readonly heap: number; readonly nodes: number; readonly listeners: number }> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
