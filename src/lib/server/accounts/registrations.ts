/** Who may make an account · `open` anybody · `invitation` who was invited · `closed` nobody. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];
