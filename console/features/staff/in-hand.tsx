import type { StaffWork } from '../../../shared/areas/staff/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { keysOf } from '../../../shared/keys.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useStaffText } from './use-staff-text.ts'

/** What somebody has in hand, counted by kind. */
export const InHand = ({ work }: { readonly work: StaffWork }) => {
  const text = useStaffText()
  return (
    <Facts lines data-testid="staff-work">
      {keysOf(work).map((kind) => (
        <Fact key={kind} title={text(`staff.work.${kind}`)}>
          {countText(work[kind])}
        </Fact>
      ))}
    </Facts>
  )
}
