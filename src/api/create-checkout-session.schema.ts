import * as z from 'zod';

/** Body of `POST /api/create-checkout-session`; without a body the interval is a month. */
export const checkoutSchema = z.strictObject({ interval: z.enum(['month', 'year']) });
