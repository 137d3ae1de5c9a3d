import type { CallData } from '../../../../shared/api/endpoint.ts'
import { accountApi } from '../../../../shared/areas/account/api.ts'
import { useLeftField } from '../../../forms/use-left-field.ts'
import { call } from '../../../http/client.ts'

export type Inviter = CallData<typeof accountApi.invite>

const ask = (code: string, signal: AbortSignal): Promise<Inviter> =>
  call(accountApi.invite, { code }, { tell: 'never', signal })

/** Who invites with the code that was left in the field. */
export const useInvite = (start: string) => {
  const { said: inviter, ...field } = useLeftField('code', start, ask)
  return { ...field, inviter }
}
