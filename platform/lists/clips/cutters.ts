import { sql } from 'kysely'
import { clipCutterList } from '../../../shared/areas/clips/cutter-list.ts'
import { readCutterRows } from '../../queries/clips/overview.ts'
import { holds } from '../../queries/words.ts'
import { type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** The rows that `keep` added up: the same figures as the overview's, out of the same functions. */
const table = sql`jsonb_to_recordset(current_setting('tidewall.clip_cutters')::jsonb) as v(cutter_id bigint, username text,
  cutter_name text, to_accept int, in_editing int, in_review int, to_revise int, overdue_tasks int, approved_today int,
  approved_month int, approved int, first_rate int, cycle_time int, cycle_median int, fees bigint, hits int, gmv bigint,
  cutter_state int)`

const of = (name: string): Part => part(sql`${sql.ref(`v.${name}`)}`)

/** Film cutters that the viewer sees. */
export const clipCutterSource = tableSource(clipCutterList, {
  table,
  alias: 'v',
  key: ['cutter_id'],
  scope: () => sql`true`,
  columns: {
    cutter_name: of('cutter_name'),
    cutter_id: part(sql`v.cutter_id::text`),
    to_accept: of('to_accept'),
    in_editing: of('in_editing'),
    in_review: of('in_review'),
    to_revise: of('to_revise'),
    overdue_tasks: of('overdue_tasks'),
    approved_today: of('approved_today'),
    approved_month: of('approved_month'),
    approved: of('approved'),
    first_rate: of('first_rate'),
    cycle_time: of('cycle_time'),
    cycle_median: of('cycle_median'),
    fees: of('fees'),
    hits: of('hits'),
    gmv: of('gmv'),
    cutter_state: of('cutter_state'),
  },
  filled: [],
  isWhole: true,
  // The rows are added up of what the filters ask for.
  filters: { cutter: null, product: null, demand: null, approved: null },
  keep: async ({ tx, view, filters }) => {
    const text = (name: string): string | undefined => (filters[name] === undefined ? undefined : String(filters[name]))
    const time = (name: string): number | undefined => (filters[name] === undefined ? undefined : Number(filters[name]))
    const asked = { cutter: text('cutter'), product: text('product'), demand: text('demand') }
    const ends = { start_time: time('start_time'), end_time: time('end_time') }
    const rows = await readCutterRows(tx, view, { ...asked, ...ends })
    await sql`select set_config('tidewall.clip_cutters', ${JSON.stringify(rows)}, true)`.execute(tx)
  },
  keyword: (word) => part(sql`${holds(sql`v.cutter_name`, word)} or ${holds(sql`v.username`, word)}`),
})
