import { materialList } from '../../shared/areas/materials/list.ts'
import { fakeRowsFor } from './fake-rows.ts'

/** Usable and other videos of one product. */
export const fakeMaterials = fakeRowsFor(
  materialList,
  (n) => ({
    material_id: String(n + 1),
    material_title: `Footage ${n + 1}`,
    material_kind: 1,
    material_state: n === 2 ? 4 : 3,
    product_id: 'product-1',
  }),
  25,
)
