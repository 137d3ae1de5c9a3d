import type { Language } from '../../shared/i18n/texts.ts'
import type { Call } from '../http/call.ts'
import { languageOf } from '../http/texts.ts'
import { type Scope, wholeCompany } from '../queries/scope.ts'
import type { Vault } from '../vault/vault.ts'

/** Who makes a transition: a viewer of the console, or the platform by itself. */
export interface Actor {
  readonly scope: Scope
  /** Null: the platform. */
  readonly member_id: number | null
  readonly ip: string
  readonly language: Language
  /** Seals what nobody may read in the database; null: the platform, which is told nothing of the kind. */
  readonly vault: Vault | null
  /** Unix seconds. */
  readonly now: number
}

export const actorOf = (call: Call): Actor => ({
  scope: call.viewer.scope,
  member_id: Number(call.viewer.record.id),
  ip: call.ip,
  language: languageOf(call),
  vault: call.context.vault,
  now: call.now,
})

/** @throws for the platform, which does not do what takes a person */
export const memberOf = ({ member_id }: Actor): number => {
  if (member_id === null) throw new Error('this takes a person')
  return member_id
}

/** The platform, which sees the whole of a company. */
export const platformActor = (company_id: number, now: number): Actor => ({
  scope: wholeCompany(company_id),
  member_id: null,
  ip: '',
  language: 'zh',
  vault: null,
  now,
})
