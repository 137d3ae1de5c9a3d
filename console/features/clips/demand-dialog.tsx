import type { ClipBrief } from '../../../shared/areas/clips/api.ts'
import { clipDemandForm } from '../../../shared/forms/clips.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useListWorld } from '../../lists/list-world.ts'

/** A brief with the ids of its materials. */
interface Draft extends ClipBrief {
  readonly materials: string
}

interface Props {
  /** What it begins with: a draft that is changed, or a demand that is copied. */
  readonly from?: Draft | undefined
  /** It is the draft of this number that is changed. */
  readonly demand_no: string | null
  readonly onClose: () => void
}

const startOf = ({ title, fee, deadline_time, ...brief }: Draft, clock: Parameters<typeof todayOf>[0]) => ({
  clip_title: title,
  product_id: brief.product_id,
  account: brief.account,
  required_count: brief.required_count,
  ratio: brief.ratio,
  min_s: brief.min_s,
  max_s: brief.max_s,
  selling_points: brief.selling_points,
  script: brief.script,
  must: brief.must,
  forbid: brief.forbid,
  refs: brief.refs,
  materials: brief.materials,
  priority: brief.priority,
  deadline: todayOf(clock, deadline_time),
  fee,
  reviewer_id: brief.reviewer_id,
})

/** Orders clips, in three steps. */
export const DemandDialog = ({ from, demand_no, onClose }: Props) => {
  const { again, clock } = useListWorld()
  return (
    <FormDialog
      form={clipDemandForm}
      about={{ demand_no }}
      {...(from ? { start: startOf(from, clock) } : {})}
      onDone={again}
      onClose={onClose}
      wide
    />
  )
}
