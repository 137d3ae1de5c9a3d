import type { Generated } from 'kysely'

/** Walls that were paired, their credentials, the codes of boxes that wait, and what walls are to be told. */
export interface WallTables {
  wall_device: WallDeviceTable
  wall_token: WallTokenTable
  wall_pairing: WallPairingTable
  wall_command: {
    id: Generated<number>
    wall_id: number
    kind: 'identify' | 'refresh' | 'screen'
    add_time: number
    sent_t: Generated<number | null>
  }
}

export interface WallDeviceTable {
  id: Generated<number>
  company_id: number
  /** Who confirmed it. */
  member_id: number
  /** null: it shows the whole company. */
  scope_member: number | null
  name: string
  screen: number
  agent: Generated<string>
  address: Generated<string>
  revoked_t: Generated<number | null>
  seen_t: Generated<number | null>
  twice_t: Generated<number | null>
  build: Generated<string>
  width: Generated<number | null>
  height: Generated<number | null>
  fps: Generated<number | null>
  tier: Generated<number | null>
  losses: Generated<number | null>
  heap_mb: Generated<number | null>
  age_s: Generated<number | null>
  last_error: Generated<string>
  add_time: number
  update_time: number
}

interface WallTokenTable {
  token_hash: Buffer
  wall_id: number
  add_time: number
  expire_t: number
  used_t: Generated<number | null>
}

interface WallPairingTable {
  device_hash: Buffer
  code: string
  screen: number
  width: number
  height: number
  agent: string
  address: string
  wall_id: Generated<number | null>
  add_time: number
  expire_t: number
}
