import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from '../../shared/net/address.ts'

/** Networks that are not the public internet: RFC 6890 and what came after it. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only global unicast is public, without what carries IPv4 or is set apart in it. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Whether an address is of the public internet: nothing of the own network is asked for by whoever writes a file. */
export const isPublicAddress = (address: string): boolean => {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return !closed.check(plain, 'ipv4')
  return isIPv6(plain) && global6.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}
