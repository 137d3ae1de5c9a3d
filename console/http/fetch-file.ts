/** Has the browser keep what stands at a signed address. */
export const fetchFile = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
