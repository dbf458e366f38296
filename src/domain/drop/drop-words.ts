/** The spec's three types, all drawn in the same grey. */
export const updateTypes = ['new', 'updated', 'other'] as const;
/** The finer kind, for filters and mails. */
export const dropKinds = ['feature', 'price', 'plan', 'terms', 'owner', 'shutdown'] as const;
