import { isChanging } from '../queries/company-changes.ts'
import type { Call } from './call.ts'
import { Refused } from './refused.ts'

/** For what people do about orders: they are told at once, instead of waiting as long as orders do. @throws {Refused} */
export const requireSteady = async ({ context, viewer }: Call): Promise<void> => {
  if (await isChanging(context.db, viewer.scope.company_id)) throw new Refused('company.changing')
}
