import type { UserRecord } from '../../../shared/record/record.ts'
import { useText } from '../../i18n/use-text.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { WayHome } from './way-home.tsx'

export const ShellBrand = ({ record }: { record: UserRecord }) => {
  const text = useText()
  return (
    <WayHome record={record} className="shell-brand">
      <BrandMark size={30} />
      <b>{text('product.name')}</b>
    </WayHome>
  )
}
