import type { CallData } from '../../../../shared/api/endpoint.ts'
import { accountApi } from '../../../../shared/areas/account/api.ts'
import { accountRule } from '../../../../shared/forms/rules.ts'
import type { AskLeft } from '../../../forms/use-left-field.ts'
import { call } from '../../../http/client.ts'

export type Inviter = CallData<typeof accountApi.invite>

/** Who invites with the code that was left in the field; undefined once it is another. */
export const asksInviter =
  (onInviter: (inviter: Inviter | undefined) => void): AskLeft =>
  async (code, signal) => {
    signal.addEventListener('abort', () => onInviter(undefined))
    onInviter(await call(accountApi.invite, { code }, { tell: 'never', signal }))
  }

/** Whether the account name is taken, told before a code is spent on it; what its own rule refuses is not asked about. */
export const asksName: AskLeft = async (account, signal) => {
  if (accountRule(account) === undefined) await call(accountApi.name, { account }, { tell: 'never', signal })
}
