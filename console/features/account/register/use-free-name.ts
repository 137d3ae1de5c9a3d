import { accountApi } from '../../../../shared/areas/account/api.ts'
import { accountRule } from '../../../../shared/forms/rules.ts'
import { useLeftField } from '../../../forms/use-left-field.ts'
import { call } from '../../../http/client.ts'

/** A name that the form's own rule refuses is not asked about. */
const ask = async (account: string, signal: AbortSignal): Promise<void> => {
  if (accountRule(account) === undefined) await call(accountApi.name, { account }, { tell: 'never', signal })
}

/** Whether the account name that was left is taken: told before a code is spent on it. */
export const useFreeName = () => useLeftField('account', '', ask)
