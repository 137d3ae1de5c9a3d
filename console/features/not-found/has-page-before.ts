/**
 * Whether going back leads anywhere. The length of the history counts pages ahead as well, and would leave a dead button
 * on the first page; browsers without the Navigation API have nothing better.
 */
export const hasPageBefore = (): boolean => {
  const { navigation, history }: Partial<Pick<Window, 'navigation'>> & Pick<Window, 'history'> = window
  return navigation ? navigation.canGoBack : history.length > 1
}
