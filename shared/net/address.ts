/** An IPv4 address that stands in an IPv6 one is that IPv4 address: the same host is never two. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** True for an address of this machine's loopback interface, IPv4, IPv6 or mapped. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|127\.\d+\.\d+\.\d+)$/.test(plainAddress(address))
