/** True for an address of this machine's loopback interface, IPv4, IPv6 or mapped. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)
