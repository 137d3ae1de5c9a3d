import { billApi } from '../../../shared/areas/bills/api.ts'
import { call } from '../../http/client.ts'
import { WorkButton } from '../../http/work-button.tsx'
import { bytesOf, saveFile } from '../../lists/tools/save-file.ts'
import { useBillText } from './use-bill-text.ts'

/** The bill and its lines on paper. */
export const PdfButton = ({ billId }: { readonly billId: string }) => {
  const text = useBillText()
  const save = async (): Promise<void> => {
    const { name, pdf } = await call(billApi.pdf, { id: billId })
    saveFile(new Blob([bytesOf(pdf)], { type: 'application/pdf' }), name)
  }
  return (
    <WorkButton onWork={save} data-testid="bill-pdf">
      {text('bill.pdf')}
    </WorkButton>
  )
}
