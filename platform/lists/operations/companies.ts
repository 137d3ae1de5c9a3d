import { sql } from 'kysely'
import { companyList } from '../../../shared/areas/operations/companies-list.ts'
import { isOperating } from '../../queries/account/operator.ts'
import { isEnding, seatsTaken, stateOfCompany } from '../../queries/operations/companies.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const now = sql`clock.now`

/** Companies that use the platform, for its operators; people without one are in none of them. */
export const companySource = tableSource(companyList, {
  table: sql`company c`,
  alias: 'c',
  key: ['id'],
  joins: {
    clock: presentMoment,
    pulse: part(sql`left join company_pulse p on p.company_id = c.id`),
  },
  scope: ({ scope }) => sql`(c.id > 0 and ${isOperating(scope)})`,
  columns: {
    tenant_name: part(sql`c.name`),
    tenant_state: part(stateOfCompany(now), 'clock'),
    tenant_accounts: part(seatsTaken),
    tenant_seats: part(sql`c.seats`),
    tenant_end: part(sql`c.expire_t`),
    tenant_order: part(sql`nullif(p.changed_t, 0)`, 'pulse'),
    tenant_currency: part(sql`c.display_currency::text`),
    tenant_zone: part(sql`c.time_zone`),
    tenant_ending: part(isEnding(now), 'clock'),
    tenant_masks: part(sql`c.mask_names`),
    tenant_demo: part(sql`c.demo`),
    tenant_added: part(sql`c.add_time`),
    tenant_id: part(sql`c.id::text`),
  },
  filled: ['tenant_accounts', 'tenant_seats', 'tenant_added'],
  keyword: (word) => part(sql`(${holds(sql`c.name`, word)} or c.id::text = ${word})`),
})
