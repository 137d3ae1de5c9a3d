/** What one of our own statements or rows holds as JSON text; never what came from outside, which is checked by its shape. */
export const fromJson = <T>(text: string): T => JSON.parse(text) as T
