import type { UserRecord } from '../../../shared/record/record.ts'
import type { Offered } from '../../forms/use-fields.ts'
import type { useStaffText } from './use-staff-text.ts'

/** The groups that the viewer may give: managers are made by managers of a company. */
export const groupsFor = (record: UserRecord | null, text: ReturnType<typeof useStaffText>): Offered => {
  const isManager = record !== null && record.company > 0 && record.privilege_id > 0
  return {
    privilege_group: (isManager ? ['0', '1'] : ['0']).map((value) => ({
      value,
      name: text.word(`staffGroup.${value}`),
    })),
  }
}
