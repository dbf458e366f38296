/** What a price is paid for; shown after the slash in `$10/month`. */
export const pricePeriods = ['month', 'year', 'user', 'image', 'video', 'minute', 'credit', 'license'] as const;
