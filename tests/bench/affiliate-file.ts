import { closeSync, openSync, writeSync } from 'node:fs'

const header =
  'Order ID,Product ID,Product Name,SKU ID,SKU,Price,Payment Amount,Currency,Quantity,Order Status,Creator Username,Content Type,Content ID,commission model,Standard commission rate,Shop Ads commission rate,Time Created,Payment time,Order Delivery Time,Time Commission Paid,Shop Name,Region\n'
const contents = ['Video', 'Live', 'Showcase']
const regions = ['US', 'GB', 'ID', 'TH', 'VN', 'MX']

const two = (n: number): string => String(n).padStart(2, '0')
/** `DD/MM/YYYY HH:MM:SS`, UTC. */
const time = (t: number): string => {
  const at = new Date(t * 1000)
  const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
  return `${date} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
}

/**
 * An export of affiliate orders in the platform's own form: `lines` lines, two an order, spread evenly over the ninety
 * days before `until`; the same file for the same numbers. One order in 50 is not paid, older ones are settled. Products
 * (2,000), creators (400) and shops (12) are as many in a small file as in a large one.
 */
export const writeAffiliateFile = (path: string, lines: number, until: number): void => {
  const file = openSync(path, 'w')
  let text = header
  for (let i = 0; i < lines; i++) {
    const order = i >> 1
    const created = Math.floor(until - 90 * 86_400 * (1 - (order * 2) / lines))
    const isPaid = order % 50 !== 7
    const isSettled = isPaid && until - created > 20 * 86_400
    const product = (i * 7919) % 2000
    const price = (500 + ((i * 104_729) % 9500)) / 100
    const quantity = 1 + (i % 3 === 0 ? i % 4 : 0)
    const kind = i % 3
    const creator = (order * 31) % 400
    text += `${
      577_000_000 + order
    },P-${product},Product ${product},S-${product}-${i % 2},Size ${i % 2},${price.toFixed(2)},${(price * quantity).toFixed(2)},USD,${quantity},${
      isSettled ? 'Settled' : isPaid ? 'Shipped' : 'Unpaid'
    },creator_${creator},${contents[kind]},${kind === 2 ? '' : `c-${creator}-${Math.floor(created / 604_800)}-${kind}`},Standard,${8 + (product % 12)}%,,${time(
      created,
    )},${isPaid ? time(created + 60) : ''},${isSettled ? time(created + 4 * 86_400) : ''},${
      isSettled ? time(created + 14 * 86_400) : ''
    },Shop ${product % 12},${regions[order % 6]}\n`
    if (text.length > 1_000_000) {
      writeSync(file, text)
      text = ''
    }
  }
  writeSync(file, text)
  closeSync(file)
}
