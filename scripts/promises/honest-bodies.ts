import { randomUUID } from 'node:crypto';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { templateCsv } from '#domain/tool-csv/write-csv.ts';
import { madeToolId } from './load-functions.ts';

/** What an honest page sends to each address that takes a body. */
export const honestBodies: Record<string, Record<string, unknown>> = {
  '/api/saved-tools': { toolId: madeToolId(1) },
  '/api/recommendations': {
    department: 'brand',
    goals: ['analysis'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  },
  '/api/why-not': {
    toolId: madeToolId(1),
    answers: { department: 'brand', goals: ['analysis'], budget: 'low', experience: 'beginner', teamSize: 'solo' },
  },
  '/api/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  '/api/create-checkout-session': { interval: 'month' },
  '/api/preferences': { freshDrops: true, toolUpdates: true, weeklyDigest: false, marketing: false },
  '/api/email-subscriptions': {
    email: 'reader@yak.test',
    context: 'fresh-drops',
    toolName: null,
    subscribedAt: '2026-11-21T12:00:00.000Z',
  },
  '/api/email-preferences': { key: 'not a link of ours', general: true, freshDrops: true, tools: [], account: null },
  '/api/contact': {
    ...formProof(),
    name: 'Ada Lovelace',
    email: 'reader@yak.test',
    company: '',
    subject: 'A question',
    message: 'Does the yak ever cut its fringe?',
  },
  '/api/tool-submissions': {
    ...formProof(),
    toolName: 'Storyteller',
    category: 'Video Generation',
    website: 'https://storyteller.test/',
    description: 'Turns a script into a storyboard.',
    pricing: '',
    submitterName: 'Ada Lovelace',
    submitterEmail: 'reader@yak.test',
    relationship: 'user',
    additionalInfo: '',
  },
  '/api/tools/bulk-upload': { csvData: templateCsv(), dryRun: true },
  '/api/admin/upload-tools': { tools: bundle.tools.slice(0, 1), dryRun: true },
  '/api/uploads/undo': { uploadId: '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11' },
  '/api/admin/submissions': {
    id: randomUUID(),
    attempt: randomUUID(),
    decision: 'decline',
    reason: 'It does not help creatives.',
  },
  '/api/admin/messages': { id: randomUUID(), isAnswered: true },
  '/api/profile': { firstName: 'Ada', lastName: 'Lovelace' },
};

/** What a public form sends beside what a person typed. */
export function formProof() {
  return { attempt: randomUUID(), homepage: '', openForMs: 60_000 };
}

/** Most bytes of a body where it is not 16 kB. */
export const mostBytes: Partial<Record<string, number>> = {
  '/api/tools/bulk-upload': 4_194_304,
  '/api/admin/upload-tools': 4_194_304,
  '/api/contact': 65_536,
  '/api/tool-submissions': 65_536,
  '/api/admin/submissions': 65_536,
};
