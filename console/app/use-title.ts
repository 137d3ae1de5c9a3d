import { useEffect } from 'react'
import { isTextKey, useText } from '../i18n/use-text.ts'

/** Page title `<title> - 潮屏` (English: `- Tidewall`); without a key the title stays. */
export const useTitle = (key: string | undefined): void => {
  const text = useText()
  useEffect(() => {
    if (key) document.title = `${isTextKey(key) ? text(key) : key} - ${text('product.name')}`
  }, [key, text])
}
