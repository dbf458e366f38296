import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const savedToolStatus = {
  path: '/api/saved-tools/:toolId/status',
  methods: ['GET'],
} as const satisfies Endpoint;

export function fetchSavedToolStatus(toolId: number): Promise<{ isSaved: boolean }> {
  return request('GET', savedToolStatus.path.replace(':toolId', String(toolId)));
}
