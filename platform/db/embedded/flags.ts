/** Settings for a small machine that runs the whole product; everything else stays at PostgreSQL's own default. */
const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_connections: '100',
  // Short queries over small ranges: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A week of logs in the data directory, each day's file overwritten a week later.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_line_prefix: '%m [%p] ',
} as const

/** What a test cluster may lose with the machine it does not wait for. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const
const careful = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const

/** The server's command line after `-D`: our settings, then the caller's, which win. */
export const serverFlags = (port: number, durable: boolean, extra: readonly string[]): string[] => [
  '-p',
  String(port),
  ...Object.entries({ ...common, ...(durable ? careful : careless) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
  ...extra,
]
