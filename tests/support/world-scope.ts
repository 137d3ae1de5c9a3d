import type { Scope } from '../../platform/queries/scope.ts'
import type { SoldWorld } from './sold-world.ts'

export const scopes = ['company', 'north', 'nora', 'sam', 'idle'] as const
export type Who = (typeof scopes)[number]

/** What one of the world's people may see; `company` sees all of it. */
export const scopeFor = ({ company, members }: SoldWorld, who: Who): Scope =>
  who === 'company'
    ? { text: `c${company}`, company_id: company, member_id: null }
    : { text: `m${members[who]}`, company_id: company, member_id: members[who] }
