import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '#testing/promises/seeded-random.ts';
import { categoryTerms } from './category-terms.ts';
import { confirmedFacts, noEvidence } from '#domain/tool/evidence/evidence.ts';
import { taskWeightAt, wantedWeightAt } from './fit-weight.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { nearestAmong, nearnessAmong, sharedJobs } from './nearest-tools.ts';
import type { Tool, ToolTask } from './tool.schema.ts';
import type { Fit } from './tool-words.ts';

const does = (task: string, fit: Fit = 'made for'): ToolTask => ({ task, fit, note: 'On purpose.' });
const tool = makeTool({ id: 1, category: 'video AI', tasks: [does('cut-a-film'), does('make-subtitles', 'can')] });
const other = (id: number, fields: Partial<Tool>) => makeTool({ id, name: `Z ${id}`, category: 'voice', ...fields });
const ids = (others: readonly Tool[], count = 8) =>
  nearestAmong([tool, ...others])(tool, count).map((found) => found.id);

describe('nearestAmong', () => {
  it('weighs shared tasks by fit, before any category', () => {
    const made = other(9, { tasks: [does('cut-a-film')] });
    const good = other(8, { tasks: [does('cut-a-film', 'good at')] });
    const can = other(7, { tasks: [does('make-subtitles', 'can')] });
    const kin = other(6, { category: 'video AI' });
    expect(ids([kin, can, good, made, other(5, {})])).toEqual([9, 8, 7, 6]);
  });
  it('counts a task that few do for more than one that many do', () => {
    const common = [5, 6, 7].map((id) => other(id, { tasks: [does('write-copy')] }));
    const self = { ...tool, tasks: [does('write-copy'), does('cut-a-film')] };
    const rare = other(8, { tasks: [does('cut-a-film')] });
    expect(nearestAmong([self, ...common, rare])(self, 1).map(({ id }) => id)).toEqual([8]);
  });
  it('counts what a tool does first for more than its last job, and the same kind on top', () => {
    const self = { ...tool, tasks: [does('cut-a-film'), does('dub'), does('sing'), does('make-a-reel')] };
    const first = other(9, { tasks: [does('cut-a-film')] });
    const last = other(8, { tasks: [does('make-a-reel')] });
    const [second, kin] = [
      other(7, { tasks: [does('dub')] }),
      other(6, { tasks: [does('sing')], category: 'video AI' }),
    ];
    const nearest = (others: Tool[]) => nearestAmong([self, ...others])(self, 3).map(({ id }) => id);
    expect(nearest([last, first])).toEqual([9, 8]);
    expect(nearest([second, kin])).toEqual([6, 7]);
  });
  it('weighs tools without tasks by category, then desks and goals', () => {
    const far = other(2, { category: 'video AI', departments: ['social'], goals: ['analysis'] });
    const near = other(3, { category: 'video AI' });
    expect(ids([far, near])).toEqual([3, 2]);
  });
  it('lets facts and age decide between equals, never the alphabet', () => {
    const zebra = other(2, { category: 'video AI', name: 'Zebra' });
    const aardvark = other(3, { category: 'video AI', name: 'Aardvark' });
    const read = other(4, {
      category: 'video AI',
      name: 'Zz',
      evidence: { ...noEvidence(), price: makeEvidence() },
    });
    expect(ids([aardvark, zebra, read])).toEqual([4, 2, 3]);
  });
  it('names neither the tool itself nor one that is shut down', () => {
    const status = { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 } as const;
    expect(ids([other(2, { tasks: [does('cut-a-film')], status })])).toEqual([]);
  });
  it('cannot be bought: no field about money paid to us is read', () => {
    const read = new Set<string>();
    const watched = <T extends object>(value: T): T =>
      new Proxy(value, {
        get: (target, name) => {
          read.add(String(name));
          return Reflect.get(target, name);
        },
      });
    const paying = { sponsored: true, commission: 0.5, boost: 100, affiliate: 'yes', paidPlacement: 1 };
    const all = [tool, other(2, { category: 'video AI' }), other(3, { tasks: [does('cut-a-film')] })].map((entry) =>
      watched({ ...entry, ...paying }),
    );
    const [self] = all;
    if (self) nearestAmong(all)(self, 8);
    expect([...read].sort()).toEqual(['category', 'departments', 'evidence', 'goals', 'id', 'status', 'tasks']);
  });
});

test('finds through its indexes what comparing every tool with every other finds', () => {
  const random = seededRandom(5);
  const some = <Word>(words: readonly Word[], most: number) =>
    words.filter(() => random() < most / words.length).slice(0, most);
  const tools = Array.from({ length: 100 }, (_, index) =>
    makeTool({
      id: ((index * 7) % 100) + 1,
      category: some(['video AI', '3D', 'voice', 'Video AI', 'decks and documents'], 3).join(', '),
      departments: some(['social', 'creative', 'strategy', 'production'] as const, 3),
      goals: some(['analysis', 'design-visual', 'content-creation'] as const, 2),
      tasks: some(['cut', 'dub', 'sing', 'hum', 'scan', 'pitch', 'plan'], 4).map((task) =>
        does(task, some(['made for', 'good at', 'can'] as const, 2)[0]),
      ),
      evidence: { ...noEvidence(), price: random() < 0.3 ? makeEvidence() : null },
      status: { state: random() < 0.1 ? 'shut down' : 'active', note: '', since: null, replacedBy: null },
    }),
  );
  const nearestOf = nearestAmong(tools);
  const far = [...tools, { ...tool, id: 999, tasks: [does('sing')] }].filter(
    (one) =>
      nearestOf(one, 12)
        .map(({ id }) => id)
        .join() !== nearestOfAll(one, tools, 12).join(),
  );
  expect(far.map(({ id }) => id)).toEqual([]);
});

/** The rule word for word, each tool against each. */
function nearestOfAll(own: Tool, tools: readonly Tool[], count: number): number[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const shared = <Word>(a: readonly Word[], b: readonly Word[]) => a.filter((word) => b.includes(word)).length;
  const figures = (other: Tool) => {
    const tasks = own.tasks.reduce((sum, { task, fit }, place) => {
      const theirs = other.tasks.findIndex((one) => one.task === task);
      const doers = living.filter((one) => one.tasks.some((done) => done.task === task)).length;
      const rarity = Math.log(1 + living.length / Math.max(doers, 1));
      const weight = taskWeightAt(other.tasks[theirs]?.fit ?? 'can', theirs);
      return theirs === -1 ? sum : sum + wantedWeightAt(fit, place) * weight * rarity;
    }, 0);
    const [a, b] = [categoryTerms(own.category), categoryTerms(other.category)];
    const terms = shared(a, b) && 2 * shared(a, b) + (a[0] === b[0] ? 1 : 0);
    const uses = shared(own.departments, other.departments) + shared(own.goals, other.goals);
    const [alone, confirmed] = [tasks > 0 ? 0 : terms, confirmedFacts(other)];
    return [tasks * (1 + 0.1 * (terms + uses)), alone, tasks > 0 ? 0 : uses, confirmed, -other.id];
  };
  return living
    .filter(({ id }) => id !== own.id)
    .map((other) => ({ id: other.id, figures: figures(other) }))
    .filter((near) => (near.figures[0] ?? 0) > 0 || (near.figures[1] ?? 0) > 0)
    .sort(
      (a, b) =>
        (b.figures.find((figure, at) => figure !== a.figures[at]) ?? 0) -
        (a.figures.find((figure, at) => figure !== b.figures[at]) ?? 0),
    )
    .slice(0, count)
    .map(({ id }) => id);
}

test('sharedJobs names what weighs most on both sides first, and nothing that one of them can only just do', () => {
  const own = { tasks: [does('sing', 'can'), does('hum', 'good at'), does('cut-a-film'), does('make-subtitles')] };
  const theirs = { tasks: [does('make-subtitles', 'can'), does('sing'), does('hum'), does('cut-a-film')] };
  expect(sharedJobs(own, theirs, 3)).toEqual(['cut a film', 'hum']);
  expect(sharedJobs(own, theirs, 1)).toEqual(['cut a film']);
});

describe('nearest tools one after the other', () => {
  const found = (all: readonly Tool[], of: readonly Tool[], count: number) => {
    const nearestOf = nearestAmong(all);
    return of.map((one) => nearestOf(one, count).map(({ id }) => id));
  };

  it('keeps the kinds of each category apart, and the nearest kind before the others', () => {
    const [films, voices] = [2, 3].map((id) => other(id, { category: id === 2 ? 'video AI' : 'voice' }));
    const mute = { ...tool, tasks: [], category: 'voice' };
    expect(found([films!, voices!], [{ ...tool, tasks: [] }, mute], 8)).toEqual([[2], [3]]);
    const mixed = ['video AI', '3D', 'video AI, 3D'].map((category, index) => other(index + 2, { category }));
    expect(found(mixed, [{ ...tool, tasks: [], category: 'video AI, 3D' }], 1)).toEqual([[4]]);
    const alike = [other(5, { category: 'video AI, voice' }), other(4, { category: 'video AI, 3D' })];
    expect(found(alike, [{ ...tool, tasks: [] }], 1)).toEqual([[4]]);
    expect(found([other(2, { category: '' })], [{ ...tool, tasks: [], category: '' }], 8)).toEqual([[]]);
  });
  it('lets the older entry win among as near ones, and takes a task that nobody else does for nothing', () => {
    const [late, early] = [9, 3].map((id) => other(id, { tasks: [does('cut-a-film')] }));
    expect(found([late!, early!], [{ ...tool, tasks: [does('yodel'), does('cut-a-film')] }], 1)).toEqual([[3]]);
  });
  it('says how near each is that shares a job', () => {
    const near = other(2, { tasks: [does('sing'), does('cut-a-film', 'good at')], category: 'video AI' });
    const nearness = nearnessAmong([other(4, {}), near, tool, other(3, { tasks: [does('make-subtitles')] })])(tool);
    expect([...nearness].map(([{ id }, figure]) => [id, Math.round(figure * 1e6) / 1e6])).toEqual([
      [2, Math.round(0.7 * 0.96 * Math.log(3) * 1.5 * 1e6) / 1e6],
      [3, Math.round(0.3 * 0.92 * Math.log(3) * 1.2 * 1e6) / 1e6],
    ]);
  });
  it('weighs a task by fit and place', () => {
    expect(taskWeightAt('good at', 2)).toBeCloseTo(0.644, 9);
    expect(wantedWeightAt('can', 2)).toBeCloseTo(0.252, 9);
  });
});
