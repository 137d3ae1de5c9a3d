import * as z from 'zod/mini'

const place = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/**
 * `TRUSTED_PROXIES`: addresses and networks (`10.0.0.0/8`, `fd00::/8`), separated by commas, whose word on whom they
 * forward for is believed.
 * @throws a sentence for people that names what is neither
 */
export const readTrustedProxies = (text = ''): readonly string[] => {
  const given = text.split(',').map((part) => part.trim())
  const places = given.filter((part) => part !== '')
  const wrong = places.find((part) => !place.safeParse(part).success)
  if (wrong === undefined) return places
  throw new Error(
    `TRUSTED_PROXIES 中的“${wrong}”不是 IP 地址或网段（如 10.0.0.0/8），多个用逗号分隔。 ` +
      `TRUSTED_PROXIES: "${wrong}" is no address or network (such as 10.0.0.0/8); several are separated by commas.`,
  )
}
