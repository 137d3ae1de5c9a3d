/** What a paired wall signs in with, so that it is told from the session of an account without asking. */
export const WALL_TOKEN = /^wall_[A-Za-z0-9_-]{43}$/
export const isWallToken = (token: string): boolean => WALL_TOKEN.test(token)
