import type { CallData } from '../../../shared/api/endpoint.ts'
import { groupsApi } from '../../../shared/areas/permissions/groups-api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import type { Offered } from '../../forms/use-fields.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useSession } from '../../state/session.ts'
import { useStaffText } from './use-staff-text.ts'

type Names = CallData<typeof groupsApi.names>['list']

/** The groups that the viewer may give: managers and groups of the company are given by managers of it. */
const offeredTo = (record: UserRecord | null, text: ReturnType<typeof useStaffText>, made: Names): Offered => {
  const isManager = record !== null && record.company > 0 && record.privilege_id > 0
  const built = !isManager ? ['0'] : record.rights === null ? ['0', '1'] : ['0']
  return {
    privilege_group: [
      ...built.map((value) => ({ value, name: text.word(`staffGroup.${value}`) })),
      ...(isManager ? made : []).map(({ id, name }) => ({ value: id, name })),
    ],
  }
}

/** The same, once the groups of the company are known; undefined until then. */
export const useGroups = (): Offered | undefined => {
  const text = useStaffText()
  const record = useSession((state) => state.record)
  const { data, error } = useEndpoint(groupsApi.names, {}, { tell: 'never' })
  return data || error ? offeredTo(record, text, data?.list ?? []) : undefined
}
