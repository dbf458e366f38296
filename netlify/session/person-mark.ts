import { createHmac } from 'node:crypto';
import { SettingError, sessionSecret } from '#netlify/env.ts';

/**
 * A name for a person in logs and in the audit, 16 hex digits: the same each time, and only who has the site's secret
 * can tell whose it is. Null while the site has no secret.
 */
export function personMark(userId: string): string | null {
  try {
    return createHmac('sha256', sessionSecret()).update(`person ${userId}`).digest('hex').slice(0, 16);
  } catch (error) {
    if (error instanceof SettingError) return null;
    throw error;
  }
}
