import { platformNowMs } from '../../http/platform-clock.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { inputOf } from '../../lists/url-state.ts'

/** What the filters of the list of cutters ask of the figures and charts above it. */
export const useOverviewInput = () => {
  const { state, clock } = useListWorld()
  const { start_time, end_time, cutter, product, demand } = inputOf(state, clock, platformNowMs() / 1000)
  return {
    ...(start_time === undefined ? {} : { start_time: Number(start_time) }),
    ...(end_time === undefined ? {} : { end_time: Number(end_time) }),
    ...(cutter === undefined ? {} : { cutter: String(cutter) }),
    ...(product === undefined ? {} : { product: String(product) }),
    ...(demand === undefined ? {} : { demand: String(demand) }),
  }
}
