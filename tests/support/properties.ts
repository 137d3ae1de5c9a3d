import fc from 'fast-check'

/**
 * A property that has failed is made smaller for so long, in milliseconds: then what failed is told, which a test that ran
 * into its own limit (`testTimeout` of the configuration) meanwhile would not. Just below it, so that a slow one that holds
 * is run whole.
 */
const LONGEST_MS = 220_000

fc.configureGlobal({ interruptAfterTimeLimit: LONGEST_MS })
