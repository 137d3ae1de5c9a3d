import { useQueryClient } from '@tanstack/react-query'
import { type LineActions, orderActionsApi } from '../../../shared/areas/orders/actions-api.ts'
import { ordersApi } from '../../../shared/areas/orders/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'

/** What has been done about a line and what may be done; `done` puts in what a call has answered. */
export const useLineActions = (line_id: string) => {
  const client = useQueryClient()
  const { again } = useListWorld()
  const { data, error, refetch } = useEndpoint(orderActionsApi.actions, { line_id })
  return {
    actions: data?.line_id === line_id ? data : undefined,
    error,
    refetch: () => void refetch(),
    done: (answer: LineActions): void => {
      client.setQueryData([orderActionsApi.actions.path, { line_id }], answer)
    },
    /** The line itself is another one now: owner, state. */
    changed: (): void => {
      void client.invalidateQueries({ queryKey: [ordersApi.detail.path] })
      void client.invalidateQueries({ queryKey: [orderActionsApi.actions.path] })
      again()
    },
  }
}
