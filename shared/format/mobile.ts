/** A phone number as it is shown to its owner: `138****8000`. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
