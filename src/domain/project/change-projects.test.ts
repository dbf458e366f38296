import { expect, test } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import {
  type ProjectsOutcome,
  addProject,
  deleteProject,
  describeProject,
  shareProject,
  unshareProject,
} from './change-projects.ts';
import { newProjectSchema, projectChangeSchema } from './line-change.schema.ts';
import { PROJECT_BOUNDS, type Project } from './project.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const later = new Date('2026-11-24T12:00:00.000Z');
const words = { id: 'p', name: 'Film', client: 'Acme', rules: noRules, rulesName: '', note: '' };
function projectsOf(outcome: ProjectsOutcome): Project[] {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.projects;
}
const one = projectsOf(addProject([], words, 1, now));

test('a project is made once, within the plan and an end for everybody', () => {
  expect(one).toEqual([{ ...words, createdAt: now.toISOString(), changedAt: now.toISOString(), share: null }]);
  expect(addProject(one, { ...words, name: 'Again' }, 1, later)).toEqual({ ok: true, projects: one, changed: false });
  const other = { ...words, id: 'q' };
  expect(addProject(one, other, 1, now)).toEqual({ ok: false, code: 'upgrade_required' });
  const full = Array.from({ length: PROJECT_BOUNDS.projects }, (_, index) => ({
    ...(one[0] as Project),
    id: `${index}`,
  }));
  expect(addProject(full, other, Infinity, now)).toEqual({ ok: false, code: 'projects_full' });
});

test('what is left out of a change stays, rules of a later release too', () => {
  const later_ = { ...(one[0] as Project), rules: { ...noRules, askedLater: true } };
  const changed = projectsOf(describeProject([later_], 'p', { note: 'Ask', client: undefined, rules: noRules }, later));
  expect(changed).toEqual([{ ...later_, note: 'Ask', changedAt: later.toISOString() }]);
  expect(describeProject(one, 'p', { name: 'Film' }, later)).toEqual({ ok: true, projects: one, changed: false });
  expect(describeProject(one, 'strange', {}, later)).toEqual({ ok: false, code: 'not_found' });
});

test('shared again it keeps its link, and once taken back it is another', () => {
  const shared = projectsOf(shareProject(one, 'p', { key: 'a', byName: '' }, now));
  expect(projectsOf(shareProject(shared, 'p', { key: 'b', byName: 'Ada' }, later))[0]?.share).toEqual({
    key: 'a',
    since: now.toISOString(),
    byName: 'Ada',
  });
  const back = projectsOf(unshareProject(shared, 'p'));
  expect([back[0]?.share, unshareProject(back, 'p')]).toEqual([null, { ok: true, projects: back, changed: false }]);
  expect(projectsOf(shareProject(back, 'p', { key: 'b', byName: '' }, later))[0]?.share?.key).toBe('b');
  expect(shareProject(one, 'q', { key: 'b', byName: '' }, now).ok).toBe(false);
});

test('deleting one that is gone changes nothing', () => {
  expect(deleteProject(one, 'p')).toEqual({ ok: true, projects: [], changed: true });
  expect(deleteProject(one, 'q')).toEqual({ ok: true, projects: one, changed: false });
});

test('a project has a name, its words come on one line and within bounds, and a change says only what it says', () => {
  expect(newProjectSchema.parse({ name: ' Autumn\nfilm ' })).toEqual({
    name: 'Autumn film',
    client: '',
    rules: noRules,
    rulesName: '',
    note: '',
  });
  expect(projectChangeSchema.parse({ note: 'x' })).toEqual({ note: 'x' });
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { name: 'x', note: 'x'.repeat(401) },
    { name: 'x', more: 1 },
  ])
    expect(newProjectSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
