import fc from 'fast-check'

/**
 * A property that has failed is made smaller for so long, in milliseconds: then what failed is told, which a test that ran
 * into its own limit meanwhile would not.
 */
const LONGEST_MS = 120_000

fc.configureGlobal({ interruptAfterTimeLimit: LONGEST_MS })
