import { fleetApi, wallApi } from '../../shared/areas/walls/api.ts'
import type { TestPlatform } from './platform.ts'

/** What a call answers. @throws with its message when it is refused */
export const post = async (platform: TestPlatform, path: string, body: object, token?: string) => {
  const { envelope } = await platform.ask(path, { body, ...(token ? { token } : {}) })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Record<string, string>
}

type Call = (path: string, token: string | undefined, body: object) => Promise<unknown>

/** A wall that the account of `by` paired for a screen: its number and its credential. */
export const pairBy = async (
  call: Call,
  by: string,
  wall_screen = 1,
): Promise<{ readonly id: string; readonly token: string }> => {
  const ask = async (path: string, body: object, token?: string) =>
    (await call(path, token, body)) as Record<string, string>
  const { code, device_code } = await ask(wallApi.begin.path, { screen: 'data', w: 1920, h: 1080 })
  const { id = '' } = await ask(fleetApi.pair.path, { code, name: 'Stairs', wall_screen, team_id: null }, by)
  const { token = '' } = await ask(wallApi.poll.path, { device_code })
  return { id, token }
}

/** The same on a test platform. */
export const pairWall = (platform: TestPlatform, by: string, wall_screen?: number): ReturnType<typeof pairBy> =>
  pairBy((path, token, body) => post(platform, path, body, token), by, wall_screen)
