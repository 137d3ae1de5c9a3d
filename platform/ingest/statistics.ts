import type { PoolClient } from 'pg'

const tables =
  'affiliate_order, affiliate_order_line, commission_split, order_refund, rollup, rollup_buyer, rollup_return, product, sku, content'
/** Events of one transaction from which it counts as a bulk load; a live stream leaves the statistics to autovacuum. */
const BULK = 200
const GROWTH = 4

/** Orders of a company as the planner believes. */
const believedText = `select coalesce(sum(c.reltuples * f.part), 0) as n
  from pg_class c
  join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text and s.tablename = c.relname
    and s.attname = 'company_id'
  cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) as f(company, part)
  where c.oid = 'affiliate_order'::regclass and f.company = $1::text`

/**
 * Keeps the planner's statistics true during bulk loads. A company that they do not know seems to have no rows: then
 * every look-up by key is planned as a walk over all of the company, and an import slows down with each row. The
 * server's own autovacuum comes a minute late.
 */
export class Statistics {
  /** By company: events written in bulk, and how many of them the next look is due at. */
  readonly #companies = new Map<number, { written: number; next: number }>()

  /** Before a transaction of `events`: the first bulk of a company may find rows that nobody has counted. */
  async before(client: PoolClient, companyId: number, events: number): Promise<void> {
    if (events < BULK || this.#companies.has(companyId)) return
    this.#companies.set(companyId, { written: 0, next: BULK })
    await this.#refresh(client, companyId, 1)
  }

  /** After it: once what was written has grown fourfold. */
  async after(client: PoolClient, companyId: number, events: number): Promise<void> {
    const company = this.#companies.get(companyId)
    if (!company || events < BULK) return
    company.written += events
    if (company.written < company.next) return
    company.next = company.written * GROWTH
    await this.#refresh(client, companyId, company.written / 2)
  }

  async #refresh(client: PoolClient, companyId: number, least: number): Promise<void> {
    try {
      const { rows } = await client.query<{ n: number }>({
        name: 'tidewall_believed',
        text: believedText,
        values: [companyId],
      })
      if (Number(rows[0]?.n ?? 0) < least) await client.query(`analyze ${tables}`)
    } catch {
      // It costs speed, nothing else: what was committed stays committed, and a lost connection shows at the next write.
    }
  }
}
