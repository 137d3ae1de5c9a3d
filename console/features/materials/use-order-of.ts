import { materialState } from '../../../shared/areas/materials/states.ts'
import { useOrderClips } from '../../clips/use-order-clips.tsx'
import type { Row } from '../../lists/any-list.ts'
import { showToast } from '../../state/toasts.ts'
import { useMaterialText } from './use-material-text.ts'

/** Orders clips of some usable materials: they are named and, where they agree on one, their product. */
export const useOrderOf = () => {
  const text = useMaterialText()
  const { may, open, dialog } = useOrderClips()
  const order = (chosen: readonly Row[]): void => {
    const usable = chosen.filter(({ material_state }) => material_state === materialState.usable)
    if (usable.length === 0) {
      showToast('bad', text('material.noneUsable'))
      return
    }
    const [product_id, ...others] = new Set(usable.map((row) => String(row.product_id ?? '')))
    open({
      materials: usable.map(({ material_id }) => String(material_id)).join(','),
      ...(product_id && others.length === 0 ? { product_id } : {}),
    })
  }
  return { may, open: order, dialog }
}
