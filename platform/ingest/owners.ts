import type { PoolClient } from 'pg'
import { fromJson } from '../db/json-text.ts'
import { companyHead } from '../queries/leaders.ts'
import { noTerms, type Terms } from './terms.ts'

const LIFE_MS = 10_000
const MOST = 50_000

interface Binding {
  readonly member_id: number
  /** 1 direct, 2 associated, 3 agency (MCN). */
  readonly kind: number
  readonly share_rate_bp: number
  readonly start_t: number
  readonly end_t: number | null
}

interface Step {
  readonly member_id: number
  /** The head of a company: that scope is the whole company, so sums of its own would only repeat the company's. */
  readonly is_head: boolean
  readonly share_rate_bp: number
}

interface Creator {
  readonly member_id: number | null
  /** Best first: direct before associated before agency, the newest of a kind; one for each share that it has had. */
  readonly bindings: readonly Binding[]
}

interface Company {
  readonly readAt: number
  readonly creators: Map<string, Creator>
  /** From a member upwards, itself first. */
  readonly paths: Map<number, readonly Step[]>
}

const creatorText = `select w.creator_id, c.member_id,
    coalesce((select json_agg(json_build_object('member_id', b.member_id, 'kind', b.kind,
        'share_rate_bp', s.share_rate_bp, 'start_t', greatest(b.start_t, s.from_t), 'end_t', least(b.end_t, s.to_t))
        order by b.kind, b.start_t desc, b.id desc)
      from creator_binding b join member m on m.id = b.member_id
        join creator_share_span s on s.binding_id = b.id
      where b.company_id = $1 and b.creator_id = w.creator_id
        and (b.state in (1, 4, 6) or b.state in (3, 5) and b.end_t is not null)
        and m.company_id = $1 and m.deleted_t is null), '[]')::text as bindings
  from unnest($2::text[]) as w(creator_id)
  left join creator c on c.company_id = $1 and c.creator_id = w.creator_id`

const pathText = `select t.descendant_id, t.ancestor_id as member_id, m.share_rate_bp,
    ${companyHead} as is_head
  from member_closure t join member m on m.id = t.ancestor_id
  where t.descendant_id = any($2::bigint[]) and m.company_id = $1
  order by t.descendant_id, t.depth`

const pathTerms = (path: readonly Step[]): Pick<Terms, 'owner_path' | 'leaders'> => ({
  owner_path: path.filter((step) => !step.is_head).map((step) => step.member_id),
  leaders: path.map((step) => ({ member_id: String(step.member_id), rate_bp: step.share_rate_bp })),
})

/** Owners of creators, remembered for ten seconds: a new binding counts from then on at the latest. */
export class Owners {
  readonly #companies = new Map<number, Company>()

  /** Makes sure that `termsOf` can answer for these creators. */
  async prepare(client: PoolClient, companyId: number, creatorIds: Iterable<string>): Promise<void> {
    const company = this.#fresh(companyId)
    const missing = [...new Set(creatorIds)].filter((id) => id !== '' && !company.creators.has(id))
    if (missing.length === 0) return
    const found = await client.query<{ creator_id: string; member_id: number | null; bindings: string }>({
      name: 'tidewall_creators',
      text: creatorText,
      values: [companyId, missing],
    })
    const members = new Set<number>()
    for (const row of found.rows) {
      const bindings = fromJson<Binding[]>(row.bindings)
      for (const binding of bindings) members.add(binding.member_id)
      company.creators.set(row.creator_id, {
        member_id: row.member_id === null ? null : Number(row.member_id),
        bindings,
      })
    }
    await this.#readPaths(client, companyId, company, members)
  }

  /** Makes sure that `pathOf` can answer for these members as they stand now. */
  async preparePaths(client: PoolClient, companyId: number, members: readonly number[]): Promise<void> {
    if (members.length === 0) return
    const company = this.#fresh(companyId)
    for (const id of members) company.paths.delete(id)
    await this.#readPaths(client, companyId, company, new Set(members))
  }

  /** Who stands above a member, itself first. */
  pathOf(companyId: number, member_id: number): Pick<Terms, 'owner_path' | 'leaders'> {
    return pathTerms(this.#companies.get(companyId)?.paths.get(member_id) ?? [])
  }

  /** Terms of a creator's line paid at `t`. */
  termsOf(companyId: number, creator_id: string, t: number): Terms {
    const company = this.#companies.get(companyId)
    const creator = company?.creators.get(creator_id)
    if (!company || !creator) return noTerms
    const active = creator.bindings.filter((one) => one.start_t <= t && (one.end_t === null || one.end_t > t))
    const owner = active[0]
    const agency = active.find((one) => one.kind === 3)
    const path = owner ? (company.paths.get(owner.member_id) ?? []) : []
    return {
      creator_member_id: creator.member_id,
      owner_member_id: owner?.member_id ?? null,
      ...pathTerms(path),
      ...(agency ? { agency: { member_id: String(agency.member_id), share_bp: agency.share_rate_bp } } : {}),
    }
  }

  #fresh(companyId: number): Company {
    const known = this.#companies.get(companyId)
    const now = performance.now()
    if (known && now - known.readAt < LIFE_MS && known.creators.size < MOST) return known
    const made: Company = { readAt: now, creators: new Map(), paths: new Map() }
    this.#companies.set(companyId, made)
    return made
  }

  async #readPaths(client: PoolClient, companyId: number, company: Company, members: Set<number>): Promise<void> {
    const missing = [...members].filter((id) => !company.paths.has(id))
    if (missing.length === 0) return
    const { rows } = await client.query<Step & { descendant_id: number }>({
      name: 'tidewall_paths',
      text: pathText,
      values: [companyId, missing],
    })
    const paths = new Map<number, Step[]>(missing.map((id) => [id, []]))
    for (const row of rows) {
      const step = { member_id: Number(row.member_id), share_rate_bp: row.share_rate_bp, is_head: row.is_head }
      paths.get(Number(row.descendant_id))?.push(step)
    }
    // A member without a row in the tree is still the owner.
    for (const [id, path] of paths)
      company.paths.set(id, path.length > 0 ? path : [{ member_id: id, share_rate_bp: 0, is_head: false }])
  }
}
