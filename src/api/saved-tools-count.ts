import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const savedToolsCount = { path: '/api/saved-tools/count', methods: ['GET'] } as const satisfies Endpoint;

export function fetchSavedToolsCount(): Promise<{ count: number }> {
  return request('GET', savedToolsCount.path);
}
