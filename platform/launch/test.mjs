import { launch } from './version.mjs'

launch('./tests.mjs', process.argv.slice(2))
