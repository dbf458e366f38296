import { departments, experienceLevels, goals, teamSizes } from './audience.ts';
import { type FieldTable, counted, wordCount } from '#domain/record/record-field.ts';
import type { RecordKind } from '#domain/record/record-kind.ts';
import { type ToolFieldPath, fieldsByPath, withFields } from './tool-field-paths.ts';
import type { Tool, ToolRecord } from './tool.schema.ts';
import { carrySources } from '#domain/tool/evidence/witness-sources.ts';

/** How a tool is edited: words go along with the page that they were read on. */
export const toolRecord: RecordKind<Tool, ToolFieldPath> = {
  absent: null,
  placesOf: fieldsByPath,
  withPlaces: withFields,
  carry: (places, { base, mine, theirs }) =>
    carrySources(places, { base: base.sources, mine: mine.sources, theirs: theirs.sources }),
};

/** The fields of a tool, as the desk edits them. */
export const toolFields = {
  name: { label: 'Name', input: 'text' },
  maker: { label: 'Maker', input: 'text' },
  link: { label: 'Address', title: 'Address', input: 'url' },
  alsoKnownAs: { label: 'Also known as', title: 'Also known as', input: 'lines', rows: 2, note: 'One in each line.' },
  icon: {
    label: 'Mark',
    title: 'Mark',
    input: 'text',
    blank: 'null',
    note: 'File in public/logos/, such as suno.svg; empty: the initials.',
  },
  badge: { label: 'Badge', input: 'choice' },
  category: { input: 'own' },
  description: { label: 'Description', input: 'text', rows: 3, note: counted('50 to 250 characters') },
  pros: { label: 'Pros', input: 'lines', rows: 4, note: 'Three to six, one in each line.' },
  cons: { label: 'Cons', input: 'lines', rows: 4, note: 'Two to six, one in each line.' },
  yakOpinion: {
    label: 'The yak’s take',
    title: 'The yak’s take',
    input: 'text',
    rows: 6,
    note: (text: string) => `40 to 90 words; now ${wordCount(text)}.`,
  },
  skipItIf: { label: 'Skip it if …', title: 'Skip it if', input: 'text', note: 'No capital, no full stop.' },
  idealUseCases: { label: 'Ideal use case', title: 'Ideal use case', input: 'text', rows: 2 },
  yakPick: {
    label: 'Editors’ choice: why',
    title: 'Editors’ choice',
    input: 'text',
    rows: 2,
    blank: 'null',
    note: 'Only for the 25 best; empty for all others.',
  },
  departments: { label: 'Desks, the one it is for first', title: 'Desks', input: 'ordered', words: departments },
  goals: { label: 'Goals, the one it is for first', input: 'ordered', words: goals },
  experienceLevel: {
    label: 'Who can work with it',
    title: 'Who can work with it',
    input: 'ordered',
    words: experienceLevels,
  },
  teamSizes: { label: 'Team sizes', title: 'Team sizes', input: 'ordered', words: teamSizes },
  tasks: { input: 'own' },
  sources: { input: 'own' },
  plans: { input: 'own', title: 'Plans' },
  noFreePlan: { input: 'own', title: 'Words that nothing is free' },
  baseRights: { input: 'own' },
  ethicallyTrained: { input: 'own', title: 'Training data' },
  ethicsEvidence: { input: 'own', title: 'Words behind “Training data”' },
  status: { input: 'own', title: 'Life' },
  statusEvidence: { input: 'own', title: 'Words behind “Life”' },
} satisfies FieldTable<Omit<ToolRecord, 'id' | 'slug'>>;
