import type { Answer } from './contract.ts';
import type { deskRecordsEndpoint } from './desk-records.contract.ts';

export type DeskRecordsAnswer = Answer<typeof deskRecordsEndpoint, 'GET'>;
