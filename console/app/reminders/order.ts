/** What opens by itself, in the order in which it is shown. */
export const reminders = ['announcement', 'correction', 'bills'] as const
export type Reminder = (typeof reminders)[number]
export type Wanted = Readonly<Record<Reminder, boolean>>

/**
 * Which reminder stands next to `shown`: that one while it is wanted; without one the first that is wanted, once no
 * other dialog is open. Before the announcements are answered for (`asked`) nothing else comes first.
 */
export const nextReminder = (
  shown: Reminder | null,
  wanted: Wanted,
  { asked, others }: { readonly asked: boolean; readonly others: boolean },
): Reminder | null => {
  if (shown && wanted[shown]) return shown
  return others || !asked ? null : (reminders.find((one) => wanted[one]) ?? null)
}
