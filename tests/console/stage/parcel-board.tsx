import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../console/lists/any-list.ts'
import { AskedTransition } from '../../../console/workflows/asked-transition.tsx'
import { Board } from '../../../console/workflows/board/board.tsx'
import { parcelList, parcelWorkflow } from '../../imaginary/parcels.ts'

interface Parcels {
  readonly list: readonly Row[]
  readonly may: Readonly<Record<string, readonly string[]>>
}

/** The imaginary machine's parcels as a board, read from whoever answers for the platform. */
export const ParcelBoard = () => {
  const { data } = useQuery<Parcels>({
    queryKey: [parcelList.path],
    queryFn: async () => (await fetch(parcelList.path)).json(),
  })
  return data ? (
    <>
      <Board workflow={parcelWorkflow} rows={data.list} may={data.may} currency="USD">
        {({ postage }) => <span>{String(postage)}</span>}
      </Board>
      <AskedTransition />
    </>
  ) : null
}
