import { limitsApi } from '../../../shared/areas/wall/limits-api.ts'
import { limitsForm } from '../../../shared/forms/limits.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'

export interface LimitsDialogProps {
  readonly onClose: () => void
}

/** When the walls of the viewer's scope raise their alerts, as it is now. */
export const LimitsDialog = ({ onClose }: LimitsDialogProps) => {
  const { data, isFetchedAfterMount, refetch } = useEndpoint(limitsApi.read, {})
  if (!data || !isFetchedAfterMount) return null
  return (
    <FormDialog
      wide
      form={limitsForm}
      about={undefined}
      start={data.limits}
      onDone={() => void refetch()}
      onClose={onClose}
    />
  )
}
