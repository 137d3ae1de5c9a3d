import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'

/** Counters of one relay, without versions or ids: whoever reads them learns loads, not tenants. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter({ name: `tidewall_relay_${name}`, help, labelNames: [label], registers })
  const gauge = (name: string, help: string) => new Gauge({ name: `tidewall_relay_${name}`, help, registers })

  const polls = counter('polls_total', 'Polls of the platform by outcome', 'outcome')
  const deliveries = counter('deliveries_total', 'Messages written to walls', 'event')
  const drops = counter('dropped_total', 'Messages not written because the wall had not taken earlier ones', 'event')
  const handshakes = counter('handshakes_total', 'Handshakes by outcome', 'outcome')
  const cuts = counter('cuts_total', 'Connections that the relay ended', 'reason')
  const badZones = counter('bad_zones_total', 'Zones of an answer that were not readable', 'zone')
  const resyncs = new Counter({
    name: 'tidewall_relay_resyncs_total',
    help: 'Snapshots that walls asked for',
    registers,
  })
  const sockets = gauge('sockets', 'Connected walls')
  const rooms = gauge('rooms', 'Sources that are polled')
  const loop = monitorEventLoopDelay({ resolution: 100 })
  loop.enable()
  new Gauge({
    name: 'tidewall_relay_event_loop_lag_seconds',
    help: 'Event loop delay since the last reading',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) {
        this.set({ quantile: String(quantile / 100) }, loop.percentile(quantile) / 1e9)
      }
      loop.reset()
    },
  })
  new Gauge({
    name: 'tidewall_relay_resident_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  return {
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    polled: (outcome: string): void => polls.inc({ outcome }),
    delivered: (event: string, count = 1): void => deliveries.inc({ event }, count),
    dropped: (event: string, count: number): void => drops.inc({ event }, count),
    handshake: (outcome: string): void => handshakes.inc({ outcome }),
    cut: (reason: string): void => cuts.inc({ reason }),
    badZone: (zone: string): void => badZones.inc({ zone }),
    resynced: (): void => resyncs.inc(),
    sockets: (count: number): void => sockets.set(count),
    rooms: (count: number): void => rooms.set(count),
    stop: (): void => {
      loop.disable()
      registry.clear()
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
