import type { Notes, WhenTexts } from './notes.ts'

export const englishWhen: WhenTexts = {
  create: 'By the time of the order, in days of the company’s zone.',
  paid: 'By the time of payment, in days of the company’s zone.',
  delivered: 'By the time of delivery, in days of the company’s zone.',
  settled: 'By the time at which the commission was settled, in days of the company’s zone.',
  any: 'All dates, from the first order until now.',
  reported: 'By the day that the platform reports, one day late: none yet for today.',
  ads: 'By calendar days of the ad account’s chosen zone.',
  month: 'By the time of payment, from the first of this month until now.',
  now: 'As things stand now, whatever the day.',
  approved: 'By the time of approval, in days of the company’s zone.',
  published: 'By the day of publishing, in days of the company’s zone.',
  added: 'By the time at which it came in, today in the company’s zone.',
}

/** Of each metric: what it is, which orders count, and one case. */
export const englishNotes: Notes = {
  M01: {
    what: 'What buyers paid, before any refund.',
    counts: 'Every paid order, also if it was cancelled or refunded later; unpaid ones do not count.',
    example: 'Two orders of $30, one of them refunded in full later: GMV is still $60.',
  },
  M02: {
    what: 'What is left of the GMV without refunds and lost orders.',
    counts:
      'Paid order lines whose commission is not lost; cancelled and fully refunded ones do not count, of a part refund only the money left. A return of which no sale is known is taken off on the day it came back.',
    example: 'One order of $30 with $10 refunded and one of $30 that was cancelled: net GMV $20.',
  },
  M03: {
    what: 'How many orders; an order is one, however much is in it.',
    counts: 'Every paid order, also if it was cancelled or refunded later.',
    example: 'One order with 3 products: 1 order.',
  },
  M04: {
    what: 'Orders by variation: each variation of an order is one.',
    counts: 'Every paid order, also if it was cancelled or refunded later.',
    example: 'One order with 2 red and 1 blue: 2 SKU orders.',
  },
  M05: {
    what: 'How many pieces were sold.',
    counts: 'Every paid order; pieces that came back are counted too.',
    example: 'One order of 2 pieces and one of 3: 5 items.',
  },
  M06: {
    what: 'How many different people bought; who buys again counts once.',
    counts: 'Buyers with a paid order, also if it was cancelled or refunded later.',
    example: 'The same person orders 3 times today: 1 customer.',
  },
  M07: {
    what: 'What an order is worth on average: GMV divided by orders.',
    counts: 'Every paid order, also if it was cancelled or refunded later.',
    example: 'GMV $600 from 20 orders: AOV $30.',
  },
  M08: {
    what: 'The creators’ commission at the rate of the order: standard, Shop Ads and bonus together.',
    counts: 'Every paid order; the estimate stays as it is when an order is lost or refunded later.',
    example: 'An order of $100 at 15%: $15 estimated.',
  },
  M09: {
    what: 'The creators’ commission that was really paid at settlement, less what came back.',
    counts: 'Settled order lines only; pending, lost and frozen ones do not count.',
    example: 'An order with $15 estimated, half of it returned, settled this week: $7.50 on the day of settlement.',
  },
  M10: {
    what: 'Commission that waits for its settlement, as estimated.',
    counts: 'Paid order lines that are pending; settled, lost and frozen ones do not count.',
    example: 'Three orders of $5 estimated, one settled and one lost: $5 pending.',
  },
  M11: {
    what: 'The partner’s part of the commission in partner campaigns, as estimated.',
    counts: 'Every paid order of such a campaign, also if it was cancelled or refunded later.',
    example: 'A campaign pays 20%, the creator gets 15%, an order of $100: $5 for the partner.',
  },
  M11_OURS: {
    what: 'Commission that stays on our side: the parts of partner, agency, leaders and company, not the creators’; of a team its own part and of those below it.',
    counts:
      'Every paid order line: settled ones as paid, less what was taken back; the others as estimated, also if they were lost later.',
    example: 'An order with $5 for the partner, $2 of it for a leader: the company sees $5, the leader $2.',
  },
  M12: {
    what: 'The average rate that was really used: estimated commission divided by the amount it is worked out from.',
    counts: 'Every paid order; that amount is the price less discounts and tax, without shipping.',
    example: 'Amount $200, estimated commission $26: 13%.',
  },
  M13: {
    what: 'How much of the GMV was paid back.',
    counts:
      'Orders paid in the chosen days; a refund counts whenever it comes, so recent days go on rising. A return of which no sale is known counts on the day it came back.',
    example: 'GMV $1,000, of which $80 was refunded later: 8%.',
  },
  M14: {
    what: 'How many of the pieces sold came back.',
    counts:
      'Orders paid in the chosen days; pieces returned or refunded count whenever that happens. A return of which no sale is known counts on the day it came back.',
    example: '50 pieces sold, 4 came back: 8%.',
  },
  M15: {
    what: 'How many order lines lost their commission.',
    counts: 'Every paid order line; lost are cancelled and fully refunded ones, samples, fraud and violations.',
    example: 'Of 100 lines 3 were cancelled and 2 refunded in full: 5%.',
  },
  M16: {
    what: 'How many of the lines that arrived ended with a paid commission.',
    counts: 'Lines delivered in the chosen days whose end is known: settled or lost; those still pending do not count.',
    example: '100 lines arrived, 90 settled and 10 lost: 90%.',
  },
  M17: {
    what: 'How many creators sold something; each counts once.',
    counts: 'Creators with at least one paid order, also if it was cancelled or refunded later.',
    example: 'One creator with 40 orders and one with a single order: 2.',
  },
  M18: {
    what: 'How many products were sold; each counts once.',
    counts: 'Products with at least one paid order, also if it was cancelled or refunded later.',
    example: 'Three variations of one product were sold: 1.',
  },
  M19: {
    what: 'GMV for each thousand views.',
    counts:
      'Paid orders that the content brought, also if cancelled or refunded later, on days whose views are reported.',
    example: '20,000 views and $500 of GMV: $25.',
  },
  M20: {
    what: 'How many of those who saw a product opened it: clicks divided by impressions.',
    counts: 'Impressions and clicks as the platform reports them, whatever becomes of orders.',
    example: '1,000 impressions and 40 clicks: 4%.',
  },
  M21: {
    what: 'How many of those who opened a product ordered it: SKU orders divided by clicks.',
    counts: 'Paid SKU orders, also if cancelled or refunded later, on days whose clicks are reported.',
    example: '200 clicks and 6 SKU orders: 3%.',
  },
  M22: {
    what: 'How many of those who saw a live room came in: views divided by impressions of the room.',
    counts: 'Live figures as the platform reports them, whatever becomes of orders.',
    example: '4,000 impressions and 500 views: 12.5%.',
  },
  M23: {
    what: 'How long a view lasts on average.',
    counts: 'Viewing time as the platform reports it, whatever becomes of orders.',
    example: '500 views of 25,000 seconds in all: 50 seconds.',
  },
  M24: {
    what: 'The most people who watched within one minute.',
    counts: 'Viewers of each minute as the platform reports them, whatever becomes of orders.',
    example: '1,320 viewers in the best minute: 1,320.',
  },
  M25: {
    what: 'What the ads cost.',
    counts: 'All spend of the chosen ad accounts; the network may report some hours late.',
    example: 'Two campaigns with $40 and $60: $100.',
  },
  M26_CPM: {
    what: 'Cost of a thousand impressions.',
    counts: 'Spend and impressions of the chosen ads.',
    example: '$50 for 20,000 impressions: $2.50.',
  },
  M26_CPC: {
    what: 'Cost of a click.',
    counts: 'Spend and clicks of the chosen ads.',
    example: '$50 for 250 clicks: $0.20.',
  },
  M26_CTR: {
    what: 'How many impressions were clicked.',
    counts: 'Clicks and impressions of the chosen ads.',
    example: '10,000 impressions and 150 clicks: 1.5%.',
  },
  M26_CVR: {
    what: 'How many impressions ended in a conversion.',
    counts: 'Conversions, as the network attributes them, and impressions of the chosen ads.',
    example: '10,000 impressions and 20 conversions: 0.2%.',
  },
  M26_CPA: {
    what: 'Cost of a conversion.',
    counts: 'Spend of the chosen ads and conversions, as the network attributes them.',
    example: '$50 for 20 conversions: $2.50.',
  },
  M27: {
    what: 'Revenue for each unit of ad spend.',
    counts: 'Revenue that the network attributes to the ads, divided by their spend.',
    example: '$100 spent and $342 of revenue: 3.42.',
  },
  M29: {
    what: 'How much of the month’s target has been reached.',
    counts: 'Orders paid this month, also if cancelled or refunded later; nothing is shown without a target.',
    example: 'Target $800,000, GMV so far $480,000: 60%.',
  },
  M30: {
    what: 'What is left of the sales: net sales less platform fee, creators’ and partners’ commission, ads, shipping and product cost.',
    counts:
      'Paid orders whose costs are all known; of cancelled and refunded ones what is left; those of unknown cost do not count.',
    example: 'Net sales $100, fees of $35, product cost $40: $25.',
  },
  M41: {
    what: 'How many materials came into the library today.',
    counts: 'Usable ones; what is in review, off or over its licence does not count.',
    example: '5 came in, 3 of them are approved: 3.',
  },
  M42_POOL: {
    what: 'How many tasks nobody has begun to cut.',
    counts: 'Those in the pool, and those assigned and not answered yet.',
    example: '3 in the pool, 2 assigned and not answered: 5.',
  },
  M42_EDITING: {
    what: 'How many tasks are being cut.',
    counts: 'Tasks accepted and not submitted yet, those that are paused too.',
    example: '4 being cut and 1 paused: 5.',
  },
  M42_REVIEW: {
    what: 'How many tasks wait for their review.',
    counts: 'Tasks whose newest version was submitted and neither approved nor rejected.',
    example: '6 submitted, 2 of them opened: 6.',
  },
  M42_REVISION: {
    what: 'How many tasks have to be cut again.',
    counts: 'Tasks whose newest version was rejected and not submitted anew.',
    example: '2 rejected: 2.',
  },
  M43: {
    what: 'How many clips were approved.',
    counts: 'Every clip approved in the chosen days, also if it was published later.',
    example: '8 approved on a day, 3 of them published: 8.',
  },
  M44: {
    what: 'How many of the approved clips were approved at their first version.',
    counts: 'Every clip approved in the chosen days; what was withdrawn and submitted again is a second version.',
    example: '10 approved, 8 of them at once: 80%.',
  },
  M45: {
    what: 'How long a clip takes on average from acceptance to approval, without pauses.',
    counts: 'Every clip approved in the chosen days; the median stands beside it.',
    example: 'Three clips of 1, 2 and 6 hours: 3 hours on average, median 2 hours.',
  },
  M46: {
    what: 'How many of the unfinished tasks are past their time.',
    counts: 'Tasks in the pool and under way; approved, published, cancelled and terminated ones do not count.',
    example: '20 unfinished, 1 of them late: 5%.',
  },
  M47: {
    what: 'How many clips a cutter brings to approval in a day of work.',
    counts: 'Clips approved in the chosen days, divided by the cutters who did anything on each of them.',
    example: '6 approved on two days, on which 1 and 2 cutters worked: 2.00.',
  },
  M48: {
    what: 'How many of the published clips became hits.',
    counts:
      'Clips published in the chosen days that reached the views or the GMV of a hit in their first seven days; those whose days are not over count with what they have. Leaders set both on the clip overview.',
    example: '20 published, one with 120,000 views and one with $1,500 in their first week: 10%.',
  },
  M49: {
    what: 'GMV for each unit paid for clips that are cut from materials.',
    counts:
      'Clips published in the chosen days whose demands name a material: their GMV until now, divided by the cutters’ fees and the spend of ads that name the material. Without either it is not reported.',
    example: 'Clips that brought $3,000 for $50 of fees and $450 of ads: 6.00.',
  },
  M50: {
    what: 'How many of the clips that were ordered are approved.',
    counts: 'Demands to be split, under way and to be accepted; cancelled and done ones do not count.',
    example: 'Two demands of 20 clips in all, 12 approved: 60%.',
  },
  REFUND: {
    what: 'Money that went back to buyers.',
    counts:
      'Orders paid in the chosen days; a refund counts whenever it comes. A return of which no sale is known counts on the day it came back.',
    example: 'Two orders with $10 refunded each: $20.',
  },
  ROI: {
    what: 'GMV for each unit of estimated commission.',
    counts: 'Every paid order, also if it was cancelled or refunded later.',
    example: 'GMV $1,000 and estimated commission $125: 8.00.',
  },
}
