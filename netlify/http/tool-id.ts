import { ApiError } from './api-error.ts';

/**
 * A tool's id out of an address.
 * @throws ApiError `not_found` when the text is no id
 */
export function toolId(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(String(text))) throw new ApiError('not_found');
  return Number(text);
}
