import * as z from 'zod';

const name = z.string().trim().max(80, 'At most 80 characters');

/** Body of `POST /api/profile`. */
export const profileSchema = z.strictObject({ firstName: name, lastName: name });
