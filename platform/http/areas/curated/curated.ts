import type { Router } from 'express'
import { curatedApi } from '../../../../shared/areas/curated/api.ts'
import { issueDay } from '../../../../shared/areas/curated/issue.ts'
import type { Db, Tx } from '../../../db/tables.ts'
import { readProductRows } from '../../../lists/products/rows.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { isCompany } from '../../../queries/company.ts'
import { consistently } from '../../../queries/consistent.ts'
import {
  findCandidates,
  firstCompany,
  ofCompany,
  readCategories,
  readCompanyNames,
  readIssues,
  readPicks,
  unknownProducts,
  writeIssue,
} from '../../../queries/curated/curated.ts'
import { type Scope, wholeCompany } from '../../../queries/scope.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import { readCompany, type View, viewNow } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'

const CANDIDATES = 20

const isEditor = ({ viewer }: Call): boolean => viewer.record.operator === 1

/** The viewer's own scope; the operator may look at a whole other company, named by `field`. @throws {Refused} */
const scopeFor = async (
  db: Db | Tx,
  call: Call,
  field: 'company' | 'of_company',
  company: number | undefined,
): Promise<Scope> => {
  const { scope } = call.viewer
  if (company === undefined || (company === scope.company_id && !isEditor(call))) return scope
  if (!isEditor(call)) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
  if (!(await isCompany(db, company))) throw wrongField(field, 'company.none')
  return wholeCompany(company)
}

const requireEditor = (call: Call): void => {
  if (!isEditor(call)) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
}

type ReadProducts = (tx: Tx, view: View, ids: readonly string[]) => ReturnType<typeof readProductRows>

interface Asked {
  readonly wanted: string | undefined
  readonly editor: boolean
}

const readIssue = async (tx: Tx, view: View, { wanted, editor }: Asked, products: ReadProducts) => {
  const { company_id } = view.scope
  const issues = await readIssues(tx, company_id, view.now, editor)
  const out = issues.filter(({ publish_time }) => publish_time <= view.now)
  const issue = wanted ?? out[0]?.issue ?? issues[0]?.issue ?? ''
  const found = issues.find((one) => one.issue === issue)
  const picks = found ? await readPicks(tx, company_id, issue) : []
  const ids = picks.map(({ product_id }) => product_id)
  const rows = new Map((await products(tx, view, ids)).map((row) => [row.product_id, row]))
  const list = picks.flatMap((pick) => {
    const row = rows.get(pick.product_id)
    return row ? [{ ...pick, row }] : []
  })
  return { issue, publish_time: found?.publish_time ?? null, end_time: found?.end_time ?? null, issues, list }
}

export const mountCurated = (router: Router, context: Context): void => {
  const kept = new VersionMemory<Awaited<ReturnType<typeof readProductRows>>>()
  // A pick is recommended to everyone of the company, whoever has sold it.
  const products: ReadProducts = (tx, view, ids) =>
    kept.at(view, ids, () => readProductRows(tx, view, ids, ofCompany(view.scope.company_id)))
  implement(router, context, curatedApi, {
    categories: async () => ({ list: await readCategories(context.db) }),
    best: ({ issue, of_company }, call) => {
      const editor = isEditor(call)
      const own = call.viewer.scope.company_id
      return consistently(context.db, async (tx) => {
        const wanted = of_company ?? (editor ? await firstCompany(tx, own) : undefined)
        const scope = await scopeFor(tx, call, 'of_company', wanted)
        const view = viewNow(scope, await readCompany(tx, scope.company_id), call.now)
        return {
          ...(await readIssue(tx, view, { wanted: issue, editor }, products)),
          editor,
          companies: editor ? await readCompanyNames(tx) : [],
          company: scope.company_id,
          currency: view.company.currency,
          data_time: view.now,
        }
      })
    },
    candidates: async ({ company, q }, call) => {
      requireEditor(call)
      const { company_id } = await scopeFor(context.db, call, 'company', company)
      return { list: await findCandidates(context.db, company_id, q, CANDIDATES) }
    },
    save: async ({ company, issue, publish_time, end_time, picks }, call) => {
      requireEditor(call)
      const { company_id } = await scopeFor(context.db, call, 'company', company)
      if (Number.isNaN(issueDay(issue))) throw wrongField('issue', 'field.wrong')
      if (end_time !== null && end_time <= publish_time) throw wrongField('end_time', 'field.range')
      await context.db.transaction().execute(async (tx) => {
        const ids = picks.map(({ product_id }) => product_id)
        if ((await unknownProducts(tx, company_id, ids)).length > 0) throw new Refused('product.none')
        await writeIssue(tx, { company_id, issue, publish_t: publish_time, end_t: end_time, picks }, call.now)
        await insertAudit(tx, {
          member_id: Number(call.viewer.record.id),
          action: 'curated.saved',
          object_type: 'curated_issue',
          object_id: `${company_id}/${issue}`,
          after: { picks: picks.length, publish_time, end_time },
          ip: call.ip,
          now: call.now,
        })
      })
      return { issue }
    },
  })
}
