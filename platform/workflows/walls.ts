import { wallWorkflow } from '../../shared/areas/walls/workflow.ts'
import { nobodySpecial, recordOf } from '../http/record.ts'
import { readMemberById } from '../queries/account/member.ts'
import { scopeOf } from '../queries/scope.ts'
import { endWallTokens, type HeldWall, holdWall, setWall, tellWall } from '../queries/walls/walls.ts'
import { type Held, machineOf, onlyState } from './machine.ts'
import { requireScreen } from './wall-screen.ts'
import { requireSight, requireTeam } from './wall-team.ts'

type Row = HeldWall & Held

export const wallMachine = machineOf<typeof wallWorkflow.transitions, Row>(wallWorkflow, {
  none: 'wall.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdWall(tx, scope, key)
    return row && { ...row, values: { wall_name: row.name, wall_screen: row.screen, wall_team: row.team } }
  },
  settled: ({ sessions }, key) => sessions.forgetWall(Number(key)),
  runs: {
    identify: async (tx, { row, by }) => {
      await tellWall(tx, row.id, 'identify', by.now)
      return onlyState
    },
    reload: async (tx, { row, by }) => {
      await tellWall(tx, row.id, 'refresh', by.now)
      return onlyState
    },
    rename: async (tx, { row, by, input: { name } }) => {
      await setWall(tx, row.id, { name }, by.now)
      return { before: { name: row.name }, after: { name } }
    },
    show: async (tx, { row, by, input: { screen } }) => {
      const owner = await readMemberById(tx, row.member_id, by.now)
      // No screen of a wall is one that a special account has or lacks.
      requireScreen(owner && recordOf(owner, nobodySpecial), 'screen', screen)
      await setWall(tx, row.id, { screen }, by.now)
      await tellWall(tx, row.id, 'screen', by.now)
      return { before: { screen: row.screen }, after: { screen } }
    },
    rescope: async (tx, { row, by, input: { team_id } }) => {
      const owner = await readMemberById(tx, row.member_id, by.now)
      const team = await requireTeam(tx, by.scope, team_id)
      await requireSight(tx, owner && scopeOf(owner), team)
      await setWall(tx, row.id, { scope_member: team.member_id }, by.now)
      await tellWall(tx, row.id, 'refresh', by.now)
      return { before: { wall_team: row.team }, after: { wall_team: team.name } }
    },
    revoke: async (tx, { row, by }) => {
      await setWall(tx, row.id, { revoked_t: by.now }, by.now)
      await endWallTokens(tx, row.id)
      return onlyState
    },
  },
})
