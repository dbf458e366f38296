import { randomUUID } from 'node:crypto';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { isoWeek } from '#domain/calendar/iso-week.ts';
import { templateCsv } from '#domain/tool-csv/write-csv.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { withSettings } from '#local/with-settings.ts';
import { madeToolId } from './made-tools.ts';
import { tokenSettings } from './site-under-test.ts';

/** The signed time of a form that was opened a minute ago, for every site under test. */
const opened = await withSettings(tokenSettings, () => sealFormTime(new Date(Date.now() - 60_000)));

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
  '/api/admin/figures': { settled: 'unheard of words' },
  '/api/verdicts': { rules: { paidWork: true } },
  '/api/why-not': {
    toolId: madeToolId(1),
    answers: { department: 'brand', goals: ['analysis'], budget: 'low', experience: 'beginner', teamSize: 'solo' },
  },
  '/api/own-rules': {
    do: 'keep',
    id: '6c1d1f0e-52a3-4c0e-8c43-1d2f5b6a7c81',
    name: 'Acme',
    client: 'Acme Ltd',
    note: '',
    rules: { paidWork: true },
  },
  '/api/kits': { do: 'make', id: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', name: 'Autumn', intro: '', tools: [] },
  '/api/kit-shares': { kit: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', byName: '' },
  '/api/projects': {
    id: '1f0b7c2e-52a3-4c0e-8c43-1d2f5b6a7c82',
    name: 'Autumn film',
    client: 'Acme Ltd',
    rules: { paidWork: true },
    note: '',
  },
  '/api/projects/:id': { name: 'Autumn film, cut' },
  '/api/projects/:id/lines': {
    asset: 'poster.png',
    toolId: madeToolId(1),
    plan: '',
    account: 'studio@acme.test',
    day: '2026-11-20',
    human: 'Chose and retouched',
    sourceType: 'trainedAlgorithmicMedia',
  },
  '/api/projects/:id/lines/:line': { human: 'Retouched' },
  '/api/projects/:id/share': { byName: 'Studio Ada' },
  '/api/shared-sheets/:key': { name: 'Jo of Acme', hash: 'a'.repeat(64) },
  '/api/project-facts': { toolId: madeToolId(1), plan: '', rules: { paidWork: true } },
  '/api/drop-feed': { do: 'make' },
  '/api/list-exports': {
    format: 'csv',
    title: 'Autumn',
    intro: '',
    tools: [{ toolId: madeToolId(1), note: '' }],
    kit: null,
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
  '/api/admin/facts': {
    attempt: randomUUID(),
    toolId: 999_999,
    fact: 'price',
    decision: 'leave',
    version: '',
    reason: '',
    mark: 'none',
    reports: [],
    toldBy: null,
  },
  '/api/admin/terms': { attempt: randomUUID(), source: 'https://example.com/terms', decision: 'aside', ids: ['none'] },
  '/api/admin/tools': {
    attempt: randomUUID(),
    reason: 'A reader asked for it',
    patch: { fields: { name: 'Storyteller' }, evidence: {} },
    dryRun: true,
  },
  '/api/admin/tools/:id': {
    version: 'not the version it has',
    attempt: randomUUID(),
    reason: 'The maker changed its price',
    patch: { fields: { skipItIf: 'you need vector files' }, evidence: {} },
    dryRun: true,
  },
  '/api/admin/tools/:id/undo': { editId: randomUUID(), attempt: randomUUID(), reason: 'It was a slip' },
  '/api/admin/documents/:kind': {
    attempt: randomUUID(),
    reason: 'The maker announced it',
    fields: { toolName: 'Storyteller' },
    state: 'published',
    showsOn: null,
    dryRun: true,
  },
  '/api/admin/documents/:kind/:key': {
    version: 'not the version it has',
    attempt: randomUUID(),
    reason: 'A slip of the pen',
    fields: { updateTitle: 'Another headline of ours' },
    state: 'published',
    showsOn: null,
    dryRun: true,
  },
  '/api/admin/submissions': {
    id: randomUUID(),
    attempt: randomUUID(),
    decision: 'decline',
    reason: 'It does not help creatives.',
  },
  '/api/admin/letters': { do: 'hold', week: isoWeek(new Date()) },
  '/api/admin/people': { do: 'look', email: 'reader@yak.test' },
  '/api/reader-events': { what: 'missed-search', words: 'lip sync for puppets' },
  '/api/admin/news': { do: 'write', id: null, subject: 'The yak has news', words: 'A short piece of news about Yak.' },
  '/api/admin/messages': { id: randomUUID(), attempt: randomUUID(), do: 'mark', as: 'resolved' },
  '/api/admin/payments': { id: 'dp_nobody', attempt: randomUUID(), as: 'done' },
  '/api/profile': { firstName: 'Ada', lastName: 'Lovelace' },
};

/** What a public form sends beside what a person typed. */
export function formProof() {
  return { attempt: randomUUID(), homepage: '', opened };
}

/** Most bytes of a body where it is not 16 kB. */
export const mostBytes: Partial<Record<string, number>> = {
  '/api/tools/bulk-upload': 4_194_304,
  '/api/admin/upload-tools': 4_194_304,
  '/api/contact': 65_536,
  '/api/kits': 65_536,
  '/api/projects': 1_048_576,
  '/api/projects/:id/lines': 262_144,
  '/api/list-exports': 524_288,
  '/api/tool-submissions': 65_536,
  '/api/admin/documents/:kind': 65_536,
  '/api/admin/documents/:kind/:key': 65_536,
  '/api/admin/submissions': 65_536,
  '/api/admin/messages': 65_536,
  '/api/admin/tools': 65_536,
  '/api/admin/tools/:id': 65_536,
};
