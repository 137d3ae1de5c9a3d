import { useState } from 'react'
import { sampleApi } from '../../shared/areas/samples/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CreatorPicker } from './creator-picker.tsx'
import type { ProductRow } from './product-row.ts'
import { SampleFields } from './sample-fields.tsx'
import { SampleThresholds } from './sample-thresholds.tsx'
import { useMarketText } from './use-market-text.ts'

interface Props {
  readonly row: ProductRow
  readonly onClose: () => void
}

const Inner = ({ row, onClose, record }: Props & { record: UserRecord }) => {
  const text = useMarketText()
  const [creator, setCreator] = useState('')
  const { product_id } = row
  const { data, error, refetch } = useEndpoint(sampleApi.check, {
    product_id,
    ...(creator ? { creator_id: creator } : {}),
  })
  const may =
    creator !== '' &&
    data !== undefined &&
    data.sample_kind > 0 &&
    data.left > 0 &&
    data.open === null &&
    data.thresholds.every(({ met }) => met)
  return (
    <Dialog title={text('sample.title')} testId="sample-dialog" onClose={onClose} wide>
      <p className="market-about">{row.title}</p>
      {error ? (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="button" onClick={() => void refetch()}>
            {text('market.again')}
          </button>
        </p>
      ) : null}
      <div className="sample-parts">
        <div>
          <CreatorPicker chosen={creator} onChoose={({ creator_id }) => setCreator(creator_id)} />
          {data ? <SampleThresholds check={data} chosen={creator !== ''} /> : null}
        </div>
        {data ? (
          <SampleFields
            key={product_id}
            row={row}
            creator={creator}
            skus={data.skus}
            may={may}
            record={record}
            onClose={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** D17: the creator first, so that the conditions are checked before anything is typed. */
export const SampleDialog = (props: Props) => {
  const record = useSession((state) => state.record)
  return record ? <Inner {...props} record={record} /> : null
}
