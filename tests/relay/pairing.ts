import { fleetApi, wallApi } from '../../shared/areas/walls/api.ts'
import type { TestPlatform } from '../support/platform.ts'

/** What a call answers. @throws with its message when it is refused */
export const post = async (platform: TestPlatform, path: string, body: object, token?: string) => {
  const { envelope } = await platform.ask(path, { body, ...(token ? { token } : {}) })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Record<string, string>
}

/** A wall that the account of `by` paired for a screen: its number and its credential. */
export const pairWall = async (
  platform: TestPlatform,
  by: string,
  wall_screen = 1,
): Promise<{ readonly id: string; readonly token: string }> => {
  const { code, device_code } = await post(platform, wallApi.begin.path, { screen: 'data', w: 1920, h: 1080 })
  const { id = '' } = await post(platform, fleetApi.pair.path, { code, name: 'Stairs', wall_screen }, by)
  const { token = '' } = await post(platform, wallApi.poll.path, { device_code })
  return { id, token }
}
