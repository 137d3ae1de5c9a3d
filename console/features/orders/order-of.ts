/** The order of a line: the first segment of the line's id, written as a segment of a path. */
export const orderOf = (lineId: string): string => {
  const [order = ''] = lineId.split('/')
  return order.replaceAll('%2F', '/').replaceAll('%25', '%')
}
