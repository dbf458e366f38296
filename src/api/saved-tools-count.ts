import type { savedToolsCount } from './saved-tools-count.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof savedToolsCount>('/api/saved-tools/count');

export function fetchSavedToolsCount(): Promise<{ count: number }> {
  return ask('GET');
}
