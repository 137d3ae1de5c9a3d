import { useQueryClient } from '@tanstack/react-query'
import type { CallData } from '../../shared/api/endpoint.ts'
import { viewsApi } from '../../shared/api/views.ts'
import { type MetricZoneId, metricsIn, metricZones } from '../../shared/metrics/zones.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'

/** What the account chose for a place, kept by the platform; until that is known what stands there by itself. */
export const useMetrics = (zone: MetricZoneId) => {
  const client = useQueryClient()
  const { data } = useEndpoint(viewsApi.metrics, { zone }, { tell: 'never' })
  return {
    metrics: data ?? metricsIn(metricZones[zone], null),
    /** Null: what stands there by itself. @throws when it could not be kept, which has told itself */
    choose: async (metrics: readonly string[] | null): Promise<void> => {
      const kept = await call(viewsApi.chooseMetrics, { zone, metrics: metrics && [...metrics] })
      client.setQueryData<CallData<typeof viewsApi.metrics>>([viewsApi.metrics.path, { zone }], kept)
    },
  }
}
