import { describe, expect, it } from 'vitest';
import { alternativesAmong, byReason, rankAlternatives } from './alternatives.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { judgeAlternatives } from '#testing/promises/judge-alternatives.ts';
import { nearestAmong } from '#domain/tool/nearest-tools.ts';
import { priceAgainst } from '#domain/tool/plan/price.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { jobsOf, type Weighed, weighAlternative } from './weigh-alternative.ts';

const price = (amount: number, period: Pricing['period'] = 'month') => ({ amount, period, details: 'One seat.' });
const { rights, status } = makeTool();
const does = (task: string, fit: Fit = 'made for'): ToolTask => ({ task, fit, note: 'So.' });
const priced = { evidence: { ...noEvidence(), price: makeEvidence() } };
/** How one tool falls short of another one. */
const lacksOf = (tool: Tool, other: Tool) => weighAlternative(tool, other).losses.map(({ lacks }) => lacks);
const closed = { state: 'shut down', note: 'Gone.', since: null, replacedBy: 9 } as const;

describe('priceAgainst', () => {
  it.each([
    [price(10), price(20), 'cheaper', '$10 against $20 a month'],
    [price(29, 'user'), price(69), 'cheaper', '$29/user against $69/month'],
    [price(300, 'year'), price(20), 'more', '$300/year against $20/month'],
    [price(19), price(20), 'alike', '$19 against $20 a month'],
    [price(0), price(20), 'free', '$20/month'],
    [price(20, 'image'), price(0), 'paid', '$20/image'],
    [price(0), price(0, 'image'), 'alike', 'a free plan'],
    [price(99, 'license'), price(299, 'license'), 'cheaper', '$99 against $299 a license'],
    [price(120, 'year'), price(20), 'cheaper', '$120/year against $20/month'],
    [price(9), price(10), 'cheaper', '$9 against $10 a month'],
    [price(11), price(10), 'more', '$11 against $10 a month'],
    [price(10.9), price(10), 'alike', '$10.90 against $10 a month'],
  ])('%o against %o is %s', (other, own, relation, words) =>
    expect(priceAgainst(other, own)).toEqual({ relation, words }),
  );
  it('does not compare a month with a licence, nor a price that is not public', () => {
    const asked = { ...price(0), amount: null };
    const pairs = [
      [price(10), price(99, 'license')],
      [price(99, 'license'), price(10)],
      [asked, price(0)],
    ] as const;
    for (const [other, own] of [...pairs, [price(0), asked], [asked, price(9)], [price(9), asked]] as const)
      expect(priceAgainst(other, own)).toBeNull();
  });
});

it('a free plan beside a trial says that the other one is tried first and paid then', () => {
  const included = { rights: { ...rights, commercialUse: 'does not apply' } } as const;
  const tried = makeTool({ pricing: price(20), freeUse: 'trial', ...priced, ...included });
  const free = makeTool({ pricing: price(0), freeUse: 'yes', ...priced, ...included });
  expect(weighAlternative(tried, free).reason).toMatchObject({
    head: 'Free plan',
    words: 'against a free trial, then $20/month',
  });
  expect(lacksOf(free, tried)).toContain('no free plan: a free trial, then $20/month');
});

describe('byReason', () => {
  const UNREAD = 'Unread';
  const grouped = (...told: [kind: Weighed['reason']['kind'], words: string, isRead?: boolean][]) =>
    byReason(
      told.map(([kind, words, isRead = true], place) => ({
        tool: makeTool({ name: isRead ? 'Read' : UNREAD }),
        place,
        reason: { kind, head: '', words },
      })),
      ({ name }) => name === UNREAD,
    ).map(({ title, anchor, own }) => [title, anchor, own.map(({ place }) => place)]);

  it('puts the strongest reason first, each group as near as before, and unread rights last in it', () => {
    expect(grouped(['wider', ''], ['price', '', false], ['near', ''], ['price', ''], ['price', ''])).toEqual([
      ['To pay less', 'price', [3, 4, 1]],
      ['For what they do better', 'wider', [0]],
      ['For the same jobs', 'near', [2]],
    ]);
  });
  it('never calls all rights clearer: one is named, as paid work may hang on more than before', () => {
    const { rights } = makeTool();
    const paid = (inShort: string) => ({
      commercialUse: { answer: 'yes' as const, condition: 'On something.', inShort, evidence: [] },
    });
    const left = makeTool({ baseRights: paid('for one client'), rights: { ...rights, commercialUse: 'yes' } });
    const inside = {
      ...left,
      baseRights: paid('for your own internal business'),
      rights: { ...left.rights, trainsOnUploads: 'no' as const },
    };
    const titleOf = (tool: Tool, other: Tool) =>
      grouped(['rights', weighAlternative(tool, other).reason.words])[0]?.[0];
    expect(titleOf(left, inside)).toBe('To keep uploads out of training');
    expect(titleOf({ ...inside, rights: { ...inside.rights, commercialUse: 'depends' } }, inside)).toBe(
      'For a clear yes to paid work',
    );
    expect(
      grouped(
        ['rights', 'training data with a stated licence'],
        ['rights', 'indemnity on some plans'],
        ['rights', 'a way to keep uploads out of training'],
      ).map(([title]) => title),
    ).toEqual(['To keep uploads out of training', 'For an indemnity', 'For training data with a stated licence']);
  });
});

describe('weighAlternative', () => {
  const tool = makeTool({
    category: 'video AI, voice',
    pricing: price(20),
    rights: { ...rights, indemnity: 'yes' },
    ...priced,
  });

  it('never calls a price cheaper that nobody has confirmed', () => {
    const other = makeTool({ tasks: [does('scan-in-3d')], pricing: price(10) });
    expect(weighAlternative(tool, other)).toMatchObject({ reason: { kind: 'wider' }, isPriceUnconfirmed: true });
  });

  it('marks each number that nobody has confirmed, and no other', () => {
    const other = makeTool({ category: 'video AI, voice', pricing: price(30) });
    expect(lacksOf(tool, other)).toContain('more expensive: $30* against $20 a month');
    expect(lacksOf({ ...tool, pricing: price(0) }, other)).toContain('no free start: $30/month*');
    expect(lacksOf(other, { ...tool, pricing: price(40) })).toContain('more expensive: $40 against $30* a month');
  });

  it('gives the price first, then what else is gained, and all that is lost', () => {
    const other = makeTool({ tasks: [does('scan-in-3d')], pricing: price(10), teamSizes: ['large'], ...priced });
    const singer = { ...tool, tasks: [does('sing'), does('hum'), does('scan-in-3d', 'can'), does('whistle')] };
    expect(weighAlternative(singer, other)).toEqual({
      reason: { kind: 'price', head: 'Cheaper', words: '$10 against $20 a month' },
      gains: ['better at scanning in 3D', 'large teams'],
      losses: [
        { has: 'indemnity', lacks: 'indemnity not read yet', isPrice: false, isRight: true },
        { has: 'better at singing or humming', lacks: 'weaker at singing or humming', isPrice: false, isRight: false },
      ],
      isPriceUnconfirmed: false,
    });
  });
  it('says of an indemnity that is missing what was read of it', () => {
    const lost = (indemnity: Tool['rights']['indemnity']) =>
      lacksOf(tool, { ...tool, plans: [], baseRights: {}, rights: { ...rights, indemnity } }).find((words) =>
        words.includes('indemnity'),
      );
    expect(lost('no')).toBe('no indemnity');
    expect(lost('maker silent')).toBe('no indemnity: the maker doesn’t say');
    expect(lost('disputed')).toBe('a disputed indemnity');
    expect(lost('not read')).toBe('indemnity not read yet');
  });
  it('says what trains on uploads beside a tool that has a way out of it, and holds nothing unread against anybody', () => {
    const evidence = [{ source: 'terms', quote: 'Words.' }];
    const told = (answer: 'no' | 'opt-out' | 'yes', label: Tool['rights']['trainsOnUploads']) => ({
      ...tool,
      plans: [],
      baseRights: { trainsOnUploads: { answer, condition: '', evidence } },
      rights: { ...rights, trainsOnUploads: label },
    });
    const trained = told('yes', 'yes');
    expect(lacksOf(told('no', 'no'), trained)).toContain('trains on uploads');
    expect(lacksOf(told('opt-out', 'opt-out'), trained)).toContain('trains on uploads');
    expect(weighAlternative(trained, told('no', 'depends')).reason.words).toBe('a way to keep uploads out of training');
    expect(lacksOf(told('no', 'no'), tool)).toContain('no promise to leave uploads out of training');
    expect(lacksOf(told('opt-out', 'opt-out'), tool).join()).not.toContain('uploads');
    expect(lacksOf(tool, trained).join()).not.toContain('uploads');
  });
  it('knows a confirmed price, and says what costs more', () => {
    expect(weighAlternative({ ...tool, ...priced }, { ...tool, ...priced, pricing: price(30) })).toMatchObject({
      reason: { head: 'Closest in kind', words: 'Video AI, Voice' },
      losses: [{ has: 'the lower price', lacks: 'more expensive: $30 against $20 a month', isPrice: true }],
      isPriceUnconfirmed: false,
    });
    expect(lacksOf({ ...tool, pricing: price(0) }, tool)).toEqual(['no free start: $20/month']);
  });
  it.each<[string, Partial<Tool>, string]>([
    [
      'rights',
      { rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes' }, tasks: [does('sing')] },
      'Clearer rights: uploads not used for training',
    ],
    ['a wider range', { tasks: [does('sing', 'good at')] }, 'Better at: singing'],
    ['a free start', { pricing: price(0) }, '$0 to try: against $20/month'],
  ])('names %s as the reason', (_, fields, words) => {
    const { reason } = weighAlternative(tool, { ...tool, ...fields });
    expect(`${reason.head}: ${reason.words}`).toBe(words);
  });
  it('counts a stated licence, a calm future and a start for beginners', () => {
    const hard = { ...tool, experienceLevel: ['advanced' as const], status: { ...status, state: 'watch' as const } };
    const easy = { ...tool, ethicallyTrained: 'Ethically trained: on licensed pictures' };
    expect([weighAlternative(hard, easy), weighAlternative(easy, hard)]).toMatchObject([
      {
        reason: { words: 'training data with a stated licence' },
        gains: ['a settled future', 'no experience needed'],
        losses: [{ lacks: 'less suited to advanced work' }],
      },
      {
        reason: { words: 'advanced work' },
        gains: [],
        losses: [
          { lacks: 'training data not read yet' },
          { lacks: 'a future in doubt' },
          { lacks: 'some experience needed' },
        ],
      },
    ]);
  });
  it('holds no right against a tool of which it is no question, nor training data of which nothing was read', () => {
    const none = { commercialUse: 'does not apply', trainsOnUploads: 'does not apply', indemnity: 'does not apply' };
    const one = makeTool({ rights: none as Tool['rights'], ethicallyTrained: 'Not ethically licensed' });
    const rights = { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes' } as const;
    const other = { ...one, ethicallyTrained: 'Yes', rights };
    expect(lacksOf(other, one)).toEqual(['no stated licence for its training data']);
  });
  it('names every strength of a tool that has all of them, the strongest kind first', () => {
    const bare = makeTool({
      category: 'weaving',
      pricing: price(20),
      experienceLevel: ['intermediate'],
      rights: { commercialUse: 'depends', trainsOnUploads: 'yes', indemnity: 'no' },
      status: { ...status, state: 'watch' },
    });
    const rich = {
      ...bare,
      experienceLevel: ['beginner' as const, 'advanced' as const],
      teamSizes: ['large' as const],
      ethicallyTrained: 'Yes',
      tasks: [does('sing', 'good at'), does('hum', 'can')],
      rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'depends' } as const,
      baseRights: { indemnity: { answer: 'depends' as const, condition: 'for companies', evidence: [] } },
      status,
    };
    const all = [
      'paid work on every plan',
      'uploads not used for training',
      'indemnity on some plans',
      'training data with a stated licence',
      'a settled future',
      'no experience needed',
      'better at singing',
      'advanced work',
      'large teams',
    ];
    const weigh = (tool: Tool, other: Tool) => {
      const weighed = weighAlternative(tool, other);
      return { ...weighed, losses: weighed.losses.map(({ has }) => has) };
    };
    expect(weigh(rich, bare)).toEqual({
      reason: { kind: 'near', head: 'Closest in kind', words: 'Weaving' },
      gains: [],
      losses: all,
      isPriceUnconfirmed: false,
    });
    expect(weigh(bare, rich)).toMatchObject({
      reason: { kind: 'rights', head: 'Clearer rights', words: all[0] },
      gains: all.slice(1, 4),
    });
    const lost = (baseRights: Tool['baseRights']) =>
      weighAlternative(rich, { ...bare, plans: [], baseRights }).losses[0]?.lacks;
    expect(lost({})).toBe('no clear yes to paid work');
    const yes = { answer: 'yes' as const, condition: 'above the trial', evidence: [] };
    expect(lost({ commercialUse: yes })).toBe('paid work not on every plan');
    const without = (fields: Partial<Tool>) => weighAlternative({ ...rich, ...fields }, rich).reason;
    expect([
      without({ rights: { ...rich.rights, indemnity: 'no' }, baseRights: bare.baseRights }),
      without({ status: bare.status, experienceLevel: ['advanced'] }),
      without({ experienceLevel: ['advanced'], teamSizes: ['solo'] }),
      without({ teamSizes: ['solo'], tasks: [] }),
      without({ teamSizes: ['solo'] }),
      weighAlternative({ ...rich, ...priced }, { ...rich, ...priced, pricing: price(0) }).reason,
      weighAlternative({ ...rich, category: 'voice' }, rich).reason,
    ]).toEqual([
      { kind: 'rights', head: 'Clearer rights', words: 'indemnity on some plans' },
      { kind: 'settled', head: 'Steadier', words: 'a settled future' },
      { kind: 'easier', head: 'Easier to begin with', words: 'no experience needed' },
      { kind: 'wider', head: 'Better at', words: 'singing' },
      { kind: 'wider', head: 'Made for', words: 'large teams' },
      { kind: 'price', head: 'Free plan', words: 'against $20/month' },
      { kind: 'near', head: 'Closest in kind', words: 'does the same jobs' },
    ]);
  });
  it('names the jobs that one is made for and the other does not do well, else those that it alone does well', () => {
    const own = [does('sing'), does('cut-a-film'), does('hum', 'good at'), does('draw', 'can')];
    const jobs = (tasks: ToolTask[], theirs: ToolTask[], count = 9) => jobsOf({ tasks }, { tasks: theirs }, count);
    expect(jobs(own, [does('sing', 'can')])).toEqual(['sing', 'cut a film']);
    expect(jobs(own, [], 1)).toEqual(['sing']);
    expect(jobs(own, [does('sing', 'good at'), does('cut-a-film')])).toEqual(['hum']);
    expect(jobs(own.slice(2), [does('hum', 'can')])).toEqual([]);
  });
  it('compares no price with a tool that is gone', () => {
    const weighed = weighAlternative({ ...tool, status: closed }, { ...tool, pricing: price(30) });
    const watched = { ...tool, status: { ...status, state: 'watch' as const } };
    expect(weighAlternative({ ...watched, status: closed }, tool).gains).toEqual([]);
    expect(weighAlternative(tool, { ...tool, evidence: noEvidence() }).isPriceUnconfirmed).toBe(false);
    expect(weighed).toEqual({
      reason: { kind: 'running', head: 'Still running', words: 'Video AI, Voice' },
      gains: [],
      losses: [],
      isPriceUnconfirmed: false,
    });
  });
});

describe('alternativesAmong', () => {
  const tool = makeTool({ id: 1, name: 'Self', category: 'video AI, 3D', pricing: price(20), ...priced });
  const twin = { ...tool, id: 2, name: 'Twin' };
  const secondTwin = { ...tool, id: 3, name: 'Twin, the second' };
  const cheap = { ...tool, id: 4, name: 'Cheap', category: '3D', pricing: price(5) };
  const stranger = makeTool({ id: 5, name: 'Stranger', category: 'voice' });
  const gone = { ...tool, id: 6, name: 'Gone', status: closed };
  const named = (tools: readonly Tool[], of = tool, count = 3) =>
    alternativesAmong(tools)(of, count).map((found) => found.tool.name);

  it('puts the nearest first, then another reason, then the next nearest; never itself, a stranger or a closed one', () => {
    expect(named([stranger, secondTwin, gone, cheap, tool, twin])).toEqual(['Twin', 'Cheap', 'Twin, the second']);
  });
  it('gives at most what was asked for, and the same each time', () => {
    const find = alternativesAmong([twin, secondTwin, cheap, tool]);
    expect(find(tool, 1)).toEqual(find(tool, 1));
    expect(find(tool, 1)).toHaveLength(1);
  });
  it('prefers the same first term, then shared uses, then the older entry', () => {
    const other = { ...tool, id: 7, name: 'A voice first', category: '3D, video AI' };
    const busy = { ...tool, id: 8, name: 'Z', goals: tool.goals };
    const idle = { ...tool, id: 9, name: 'Y', goals: ['analysis' as const] };
    expect(named([other, idle, busy, twin])).toEqual(['Twin', 'Z', 'Y']);
  });
  it('leaves the replacement to the banner', () =>
    expect(named([{ ...twin, id: 9 }, secondTwin], { ...tool, status: closed })).toEqual(['Twin, the second']));
  it('cannot be bought: what an entry pays changes nothing', () => {
    const paid = { ...secondTwin, sponsored: true, commission: 0.5, boost: 100 };
    expect(named([paid, twin, cheap])).toEqual(named([secondTwin, twin, cheap]));
  });
  it('finds the same nearest among many as among few', () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...tool,
      id: index + 10,
      name: `Zz ${index}`,
      goals: ['analysis' as const],
    }));
    expect(named([...many, secondTwin, twin])).toEqual(['Twin', 'Twin, the second', 'Zz 0']);
  });
});

describe('rankAlternatives', () => {
  const tool = makeTool({ id: 1, category: 'video AI' });
  const others = Array.from({ length: 11 }, (_, index) => makeTool({ id: index + 2, category: 'video AI' }));
  const ids = (of: Tool, replacement?: Tool) =>
    rankAlternatives(of, nearestAmong([of, ...others]), replacement).map((found) => found.tool.id);

  it('gives the eight nearest', () => expect(ids(tool)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]));
  it('begins with what replaces a closed tool, which is named once', () =>
    expect(ids({ ...tool, status: closed }, others[7])).toEqual([9, 2, 3, 4, 5, 6, 7, 8]));
  it('looks near the replacement when a closed tool does no jobs any more, else near the tool', () => {
    const [heir, kin] = [20, 21].map((id) => makeTool({ id, category: 'voice', tasks: [does('sing')] }));
    const of = (gone: Tool) =>
      rankAlternatives(gone, nearestAmong([gone, ...others, heir!, kin!]), heir).map((found) => found.tool.id);
    expect(of({ ...tool, status: closed })).toEqual([20, 21]);
    expect(of({ ...tool, status: closed, tasks: [does('sing')] })).toEqual([20, 21, 2, 3, 4, 5, 6, 7]);
    expect(rankAlternatives({ ...tool, category: 'voice' }, nearestAmong([heir!]), undefined)).toHaveLength(1);
  });
  it('is judged by its first five: enough that must be there, none that is absurd', () => {
    const tools = [tool, ...others].map((one) => ({ ...one, slug: `tool-${one.id}` }));
    const judged = (atLeast: number, must: string[], absurd: string[] = [], slug = 'tool-1') =>
      judgeAlternatives(tools, [{ slug, atLeast, must, absurd }]);
    const first = ['tool-2', 'tool-3', 'tool-4', 'tool-5', 'tool-6'];
    expect(judged(2, ['tool-2', 'tool-6', 'tool-7'], ['tool-7'])).toEqual([]);
    expect(judged(3, ['tool-2', 'tool-6', 'tool-7'])).toEqual([{ slug: 'tool-1', first, right: 2, absurd: [] }]);
    expect(judged(0, [], ['tool-3', 'tool-8'])).toEqual([{ slug: 'tool-1', first, right: 0, absurd: ['tool-3'] }]);
    expect(judged(1, ['tool-2'], [], 'nobody')).toEqual([{ slug: 'nobody', first: [], right: 0, absurd: [] }]);
    const gone = tools.map((one) => (one.id === 1 ? { ...one, status: closed } : one));
    const asked = { slug: 'tool-1', atLeast: 9, must: ['tool-9'], absurd: [] };
    expect(judgeAlternatives(gone, [asked])).toMatchObject([{ first: ['tool-9', ...first.slice(0, 4)], right: 1 }]);
  });
});
