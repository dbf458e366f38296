import { type FieldTable, counted } from '#domain/record/record-field.ts';
import { dropKinds, updateTypes } from './drop-words.ts';
import type { Drop } from './drop.schema.ts';

/** The fields of a Fresh Drop, as the desk edits them. */
export const dropFields = {
  toolId: { input: 'own', title: '№ of the tool', empty: null },
  toolName: { label: 'Its name, as readers know it', title: 'Tool', input: 'text', empty: '' },
  updateTitle: { label: 'Headline', title: 'Headline', input: 'text', empty: '', note: counted('8 to 90 characters') },
  updateDescription: {
    label: 'What changed, and for whom it matters',
    title: 'Words',
    input: 'text',
    rows: 5,
    empty: '',
    note: counted('60 to 400 characters'),
  },
  updateType: { label: 'Type', title: 'Type', input: 'choice', words: updateTypes, empty: 'updated' },
  kind: { label: 'Kind of news', input: 'choice', words: dropKinds, empty: 'feature' },
  releaseDate: {
    label: 'Day of the release',
    title: 'Day of the release',
    input: 'date',
    empty: '',
    note: 'As the source gives it.',
  },
  sourceUrl: { label: 'Page that says it', title: 'Source', input: 'url', blank: 'null', empty: null },
  copyUrl: {
    label: 'Copy that was read',
    input: 'url',
    blank: 'absent',
    note: 'Only when the page itself was not: an archived or transcribed copy.',
  },
  quote: {
    label: 'Its words',
    title: 'Words of the source',
    input: 'text',
    rows: 3,
    empty: '',
    note: 'At most 240 characters, as they stand there; readers see them.',
  },
  isAuthentic: {
    label: 'Where it was read',
    title: 'Read at the source',
    input: 'yes or no',
    words: ['maker', 'report'],
    labels: { maker: 'on the maker’s own page', report: 'in somebody else’s report' },
    yes: 'maker',
    empty: false,
  },
  before: { label: 'What held before', input: 'text', note: 'In a few words; empty where nothing changed.' },
  after: { label: 'What holds now', input: 'text' },
  openQuestion: {
    label: 'What is still open',
    input: 'text',
    note: '“No closing date named”: readers see it, and the list asks to look again after 30 days.',
  },
  lookedOn: {
    label: 'Last looked for an answer',
    input: 'date',
    blank: 'absent',
    note: 'Empty: not since the release.',
    isAsked: ({ openQuestion }) => typeof openQuestion === 'string' && openQuestion !== '',
  },
  isHighlight: {
    label: 'Highlight of its week',
    input: 'yes or no',
    words: ['no', 'yes'],
    yes: 'yes',
    note: 'Three a week stand first in the digest; without a mark those about the most saved tools.',
  },
  supersededBy: { input: 'own', title: 'Superseded by №', empty: null },
} satisfies FieldTable<Omit<Drop, 'id'>>;
