import { Counter, Registry } from 'prom-client'

/** Counters of one platform, without versions, names or numbers: whoever reads them learns loads, not tenants. */
export const createMetrics = () => {
  const registry = new Registry()
  const codes = new Counter({
    name: 'tidewall_platform_codes_total',
    help: 'Codes by text message that were asked for, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const pictures = new Counter({
    name: 'tidewall_platform_wall_pictures_total',
    help: 'Pictures of the data wall: stepped by an order, read from the database, or corrected by it',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    /** `sent`, `failed`, `decoy`, or the limit that refused it. */
    code: (outcome: string): void => codes.inc({ outcome }),
    /** `stepped`, `read` or `corrected`. */
    picture: (kind: string): void => pictures.inc({ kind }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
