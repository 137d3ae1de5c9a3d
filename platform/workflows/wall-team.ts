import type { Tx } from '../db/tables.ts'
import { wrongField } from '../http/refused.ts'
import { readMemberChoices } from '../queries/account/choices.ts'
import { memberIn } from '../queries/account/in-scope.ts'
import type { Scope } from '../queries/scope.ts'

export interface WallTeam {
  /** Who leads it; null: everybody of the company. */
  readonly member_id: number | null
  /** Empty where no team was chosen. */
  readonly name: string
}

/**
 * Whose figures a wall is to show: of somebody the viewer sees with everyone below, or of all that the viewer sees.
 * @param id of the member as it was chosen; null: nobody
 * @throws {Refused} beside field `team_id` where the viewer does not see all of it
 */
export const requireTeam = async (tx: Tx, scope: Scope, id: string | null): Promise<WallTeam> => {
  if (id === null) return { member_id: scope.member_id, name: '' }
  const [team] = await readMemberChoices(tx, scope, { keyword: '', id })
  if (!team) throw wrongField('team_id', 'team.outside')
  return { member_id: Number(team.id), name: team.name }
}

/** @throws {Refused} beside field `team_id` where whoever paired the wall, which shows no more than that, sees less; null: an account that is gone */
export const requireSight = async (tx: Tx, owner: Scope | null, { member_id }: WallTeam): Promise<void> => {
  if (owner?.member_id === null) return
  const isSeen = owner && member_id !== null && (await memberIn(tx, owner, String(member_id))) !== null
  if (!isSeen) throw wrongField('team_id', 'wall.sight')
}
