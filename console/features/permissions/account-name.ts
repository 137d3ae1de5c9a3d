import type { UserRecord } from '../../../shared/record/record.ts'

/** How people know an account: by its holder's name, and by what it signs in with. */
export const nameOf = ({ membername, username }: Pick<UserRecord, 'membername' | 'username'>): string =>
  membername && membername !== username ? `${membername} · ${username}` : username
