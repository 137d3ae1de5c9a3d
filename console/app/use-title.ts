import { useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'

/** Page title `<title> - 潮屏` (English: `- Tidewall`); without a title the one before stays. */
export const useTitle = (title: string | undefined): void => {
  const text = useText()
  useEffect(() => {
    if (title) document.title = `${title} - ${text('product.name')}`
  }, [title, text])
}
