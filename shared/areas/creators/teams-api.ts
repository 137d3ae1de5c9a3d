import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'

const node = z.object({
  team_id: z.string(),
  /** As the list shows it. */
  name: z.string(),
  /** Everyone of the team, its leader too. */
  people: z.int(),
  /** Whether somebody stands below. */
  folds: z.boolean(),
})
export type TeamNode = z.infer<typeof node>

/** Beside the list of teams below (S21). */
export const creatorTeamsApi = {
  /** Who stands directly below the viewer, or below `pid`; nobody where that is not the viewer's. */
  below: endpoint({
    method: 'GET',
    path: '/api/v1/merchants/associated/below',
    access: 'associated',
    amounts: 'none',
    input: z.object({ pid: z.optional(rowId) }),
    data: z.object({
      nodes: z.array(node),
      /** From the viewer's own team leader down to `pid`, both included. */
      path: z.array(z.object({ team_id: z.string(), name: z.string() })),
      data_time: z.int(),
    }),
  }),
}
