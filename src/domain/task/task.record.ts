import { departments, goals } from '#domain/tool/audience.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import { useCases } from '#domain/tool/catalogue/filter-criteria.ts';
import { phases, phaseTitles } from './phase.ts';
import type { Task } from './task.schema.ts';

/** The fields of a task, as the desk edits them. */
export const taskFields = {
  title: { label: 'The job, as an order', title: 'Headline', input: 'text', empty: '' },
  sentence: {
    label: 'What comes in, what comes out, what to look out for',
    input: 'text',
    rows: 3,
    empty: '',
    note: (typed: string) => `One sentence of 40 to 160 characters; now ${typed.length}.`,
  },
  says: {
    label: 'What people type for it',
    title: 'What people type',
    input: 'lines',
    rows: 12,
    empty: [],
    note: 'One in each line, at least six: slips of the pen and neighbours’ names included.',
  },
  desks: { label: 'Desks that have it, the first one most', input: 'ordered', words: departments, most: 5, empty: [] },
  goals: { label: 'Goals it serves, the first one most', input: 'ordered', words: goals, most: 4, empty: [] },
  phase: {
    label: 'Phase of the work',
    input: 'choice',
    words: phases,
    labels: phaseTitles,
    none: 'None yet',
    empty: null,
  },
  useCase: { label: 'Paid filter', title: 'Paid filter', input: 'choice', words: useCases, none: 'None', empty: null },
  paidBy: { label: 'How a result is paid for', title: 'How it is paid for', input: 'text', empty: '' },
  fewTools: {
    label: 'Why fewer than three tools do it',
    title: 'Why few tools do it',
    input: 'text',
    rows: 2,
    empty: '',
    note: 'Empty when three or more do. A new task has none yet: once its page is built, each tool that does it can name it.',
  },
} satisfies FieldTable<Omit<Task, 'slug'>>;
