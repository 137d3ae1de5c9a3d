import type { CDPSession } from 'playwright-core'

const collect = async (cdp: CDPSession): Promise<void> => {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage')
}

/** Bytes that the page's heap holds once its garbage is gone, compiled code among them. */
export const heapBytes = async (cdp: CDPSession): Promise<number> => {
  await collect(cdp)
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** As V8 writes it: each node is as many numbers as it has fields. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

/** What a program keeps: strings, numbers, objects and closures, but neither code nor what the browser made of a page. */
const kept: ReadonlySet<string> = new Set([
  'array',
  'bigint',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
  'symbol',
])

/** Bytes of what the page's program itself holds once its garbage is gone: the heap without compiled code and shapes. */
export const keptBytes = async (cdp: CDPSession): Promise<number> => {
  await collect(cdp)
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types } = snapshot.meta
  const type = fields.indexOf('type')
  const size = fields.indexOf('self_size')
  const isKept = node_types[0].map((name) => kept.has(name))
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (isKept[nodes[at + type] ?? -1]) sum += nodes[at + size] ?? 0
  return sum
}
