import { request } from './request.ts';

export function fetchSavedToolsCount(): Promise<{ count: number }> {
  return request('GET', '/api/saved-tools/count');
}
