import encodeQR from 'qr'
import { useMemo } from 'react'
import './qr-code.css'

/** A text as a QR code, black on white in both themes: scanners want it so. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: 2 }), [text])
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={path} />
    </svg>
  )
}
