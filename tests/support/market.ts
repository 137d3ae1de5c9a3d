import type { Db } from '../../platform/db/tables.ts'

interface Fields {
  readonly followers?: number
  readonly category?: number
  readonly region?: string
}

/** An account of the market, as its newest snapshot has it. */
export const makeMarketAccount = async (db: Db, creator_id: string, fields: Fields = {}): Promise<void> => {
  const about = { region: 'US', category: 1, female_bp: 5000, fan_age: 2, engagement_bp: 500, followers: 1000 }
  await db
    .insertInto('spy_creator')
    .values({ creator_id, username: creator_id, nickname: '', rank_no: null, rank_before: null, ...about, ...fields })
    .execute()
}
