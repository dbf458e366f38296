import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { uploadedTools } from './uploaded-tools.contract.ts';

/** How the catalogue differs from the pages as they were built. */
export type UploadedToolsAnswer = Answer<typeof uploadedTools, 'GET'>;

const ask = requester<typeof uploadedTools>('/api/uploaded-tools');

export function fetchUploadedTools(): Promise<UploadedToolsAnswer> {
  return ask('GET');
}
