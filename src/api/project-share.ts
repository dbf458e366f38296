import type { Project } from '#domain/project/project.ts';
import { request } from './request.ts';

/**
 * Gives the sheet a link that everybody can read; sharing it again keeps the link and changes the name.
 * @param byName whom the sheet names as its author; empty names nobody
 */
export function shareProject(id: string, byName: string): Promise<Project> {
  return request('POST', sharePath(id), { byName });
}

/** Takes the link back: nothing is read under it any more, and sharing again makes another one. Who saw the sheet stays. */
export function unshareProject(id: string): Promise<Project> {
  return request('DELETE', sharePath(id));
}

function sharePath(id: string): string {
  return '/api/projects/:id/share'.replace(':id', encodeURIComponent(id));
}
