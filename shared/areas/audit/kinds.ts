/** What the log tells of, by the name that entries have for it: the number of a kind is its place, from 1; 0 is any other. */
export const auditKinds = [
  ...[
    'ad',
    'applicant',
    'bill',
    'clip_cutter',
    'clip_demand',
    'clip_task',
    'creator',
    'favourite',
    'invite',
    'material',
  ],
  ...['offer', 'order_line', 'original_use', 'product', 'promotion', 'report', 'sample', 'sending', 'showcase'],
  ...[
    'spyFavourite',
    'spyWatch',
    'staff',
    'trendWatch',
    'work',
    'announcement',
    'company',
    'curated_issue',
    'import_run',
  ],
  ...['member', 'privilege', 'sku', 'target', 'shop', 'shopAuth', 'live', 'article', 'deal', 'ttAccount'],
] as const
export const kindNumbers = [0, ...auditKinds.map((_, at) => at + 1)]
