import { describe, expect, it } from 'vitest';
import { makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { bestFor, whatDecides, whichForWhat, whoDiffers } from './in-one-line.ts';

const sources = { terms: makeSource() };
const words = [{ source: 'terms', quote: 'The words.' }];

type Said = { [name in PlanRightName]?: string };

/** A plan with its price, confirmed unless marked '10*', and answers, each before its condition: 'no: except stock'. */
function plan(name: string, cost: string, said: Said = {}): Plan {
  const rights = Object.entries(said).map(([right, text]) => {
    const [answer, condition = ''] = text.split(': ');
    return [right, { answer, condition, evidence: answer === 'not read' ? [] : words }];
  });
  const evidence = cost.endsWith('*') ? [] : words;
  const price = { amount: Number.parseFloat(cost), period: 'month', billed: null, perPerson: false, evidence };
  return planSchema.parse({ name, isTrial: false, price, rights: Object.fromEntries(rights) });
}

const does = (...tasks: string[]) => tasks.map((task) => ({ task, fit: 'made for' as const, note: 'So.' }));
const tool = (name: string, tasks: readonly string[], plans: Plan[] = [], more: Partial<Tool> = {}) => {
  const made = makeTool({ name, sources, plans, tasks: does(...tasks), ...more });
  return { ...made, plans: shownPlans(made) };
};
const decides = (...plans: Plan[][]) =>
  whatDecides(plans.map((own, index) => tool(['Fig', 'Plum', 'Pear'][index]!, [], own)));

describe('what each is best for', () => {
  it('is the jobs that set it apart, two while that is short', () => {
    const canva = tool('Canva', ['make-social-posts', 'make-a-poster-or-flyer']);
    const heygen = tool('HeyGen (video)', ['dub-a-video', 'lip-sync-a-video', 'make-a-reel']);
    expect(bestFor([canva, heygen])).toEqual(['social posts', 'dubbing a video or lip-syncing a video']);
    const long = tool('Long', ['make-a-talking-presenter', 'make-a-character-with-one-face']);
    expect(bestFor([canva, heygen, long])).toEqual([
      'social posts',
      'dubbing a video or lip-syncing a video',
      'a talking presenter',
    ]);
  });

  it('puts no thing beside something done', () =>
    expect(bestFor([tool('Fig', ['edit-a-podcast', 'make-missing-shots']), tool('Plum', ['dub-a-video'])])).toEqual([
      'editing a podcast',
      'dubbing a video',
    ]));

  it('takes a better fit where no job is its own, then whom it is for, and says nothing of one without either', () => {
    const good = { tasks: [{ task: 'make-slides', fit: 'good at' as const, note: 'So.' }] };
    expect(bestFor([tool('Fig', ['make-slides']), tool('Plum', [], [], good)])).toEqual(['slides', '']);
    const easy = { experienceLevel: ['beginner' as const, 'advanced' as const] };
    const hard = { experienceLevel: ['advanced' as const] };
    expect(bestFor([tool('Fig', [], [], easy), tool('Plum', ['make-a-reel'], [], hard)])).toEqual([
      'beginners',
      'a reel',
    ]);
    expect(bestFor([tool('Fig', []), tool('Plum', [])])).toEqual(['', '']);
  });

  it('leaves out what is shut down, and says nothing of one tool, or of any of five', () => {
    const gone = tool('Gone', ['make-a-reel'], [], {
      status: { state: 'shut down', note: '', since: null, replacedBy: null },
    });
    expect(bestFor([tool('Fig', ['dub-a-video']), gone])).toEqual(['', '']);
    expect(bestFor([gone, tool('Fig', ['dub-a-video']), tool('Plum', ['sing'])])).toEqual([
      '',
      'dubbing a video',
      'singing',
    ]);
    const each = ['dub-a-video', 'make-a-reel', 'make-a-song', 'cut-a-film', 'sing'].map((job, at) =>
      tool(`T${at}`, [job]),
    );
    expect(bestFor(each)).toEqual(['', '', '', '', '']);
    expect(bestFor(each.slice(1))).toEqual(['a reel', 'a song', 'cutting a film', 'singing']);
  });
});

describe('what decides', () => {
  const no = plan('Pro', '10', { trainsOnUploads: 'no' });
  const yes = plan('Pro', '10', { trainsOnUploads: 'yes' });
  const says = 'Only Fig says it keeps uploads out of training';
  it.each<[string, Plan[][], string]>([
    ['a right that the other one refuses', [[no], [yes]], 'Only Fig keeps uploads out of training.'],
    [
      'one on which the other one is silent',
      [[no], [plan('Pro', '10', { trainsOnUploads: 'maker silent' })]],
      `${says}.`,
    ],
    [
      'one that can be switched',
      [[no], [plan('Pro', '10', { trainsOnUploads: 'opt-out: Settings' })]],
      'Only Fig keeps uploads out of training.',
    ],
    ['no right that is unread of the other one', [[no], [plan('Pro', '10', { trainsOnUploads: 'not read' })]], ''],
    [
      'nor one that is unread on one of its plans',
      [[no], [yes, plan('Max', '20', { trainsOnUploads: 'not read' })]],
      '',
    ],
    ['nor one that both grant', [[no], [no]], ''],
    [
      'exceptions',
      [[plan('Pro', '10', { trainsOnUploads: 'no: except stock' })], [yes]],
      'Only Fig keeps uploads out of training (with exceptions).',
    ],
    [
      'a right on some plan with paid work',
      [[yes, plan('Max', '30', { trainsOnUploads: 'no', commercialUse: 'yes' })], [yes]],
      'Only Fig keeps uploads out of training, on Max, $30 a month.',
    ],
    [
      'without a price that nobody has confirmed',
      [[yes, plan('Max', '30*', { trainsOnUploads: 'no', commercialUse: 'yes' })], [yes]],
      'Only Fig keeps uploads out of training, on Max.',
    ],
    ['not on a plan without paid work', [[yes, plan('Max', '30', { trainsOnUploads: 'no' })], [yes]], ''],
    [
      'every plan against some',
      [[no], [yes, plan('Max', '30', { trainsOnUploads: 'no', commercialUse: 'yes' })]],
      'Fig keeps uploads out of training on every plan, Plum only on Max, $30 a month.',
    ],
    [
      'the one of three that lacks it',
      [[no], [no], [plan('Pro', '10', { trainsOnUploads: 'opt-out' })]],
      'Only Pear trains on uploads unless you opt out.',
    ],
    [
      'none of three while another one has exceptions',
      [[no], [plan('Pro', '10', { trainsOnUploads: 'no: except stock' })], [yes]],
      '',
    ],
    [
      'indemnity',
      [[plan('Pro', '10', { indemnity: 'yes' })], [plan('Pro', '10', { indemnity: 'no' })]],
      'Only Fig promises an indemnity.',
    ],
  ])('%s', (_, plans, sentence) => expect(decides(...plans)).toBe(sentence));

  const paid = (cost: string, answer = 'yes') => plan(`At ${cost}`, cost, { commercialUse: answer });
  const credited = paid('0', 'yes: CC BY');
  credited.rights.commercialUse!.inShort = 'with credit to Fig';
  it.each<[string, Plan[][], string]>([
    ['refused paid work first', [[paid('10')], [paid('10', 'no')]], 'Only Fig allows paid work.'],
    ['silence on it last', [[paid('10')], [paid('10', 'maker silent')]], 'Only Fig says it allows paid work.'],
    ['a lower price', [[paid('20')], [paid('10')]], 'Paid work begins at $10 a month with Plum, at $20 with Fig.'],
    [
      'none',
      [[paid('0', 'yes: up to $1M')], [paid('0', 'no'), paid('20')]],
      'Paid work is free with Fig (on conditions) and begins at $20 a month with Plum.',
    ],
    [
      'none, on a condition that is told',
      [[credited], [paid('0', 'no'), paid('20')]],
      'Paid work is free with Fig (with credit to Fig) and begins at $20 a month with Plum.',
    ],
    ['no difference of less than a tenth', [[paid('19')], [paid('20')]], ''],
    ['no unconfirmed price', [[paid('10*')], [paid('20')]], ''],
    ['none below which a plan is unread', [[paid('10')], [paid('5', 'not read'), paid('20')]], ''],
    [
      'the lowest of three',
      [[paid('20')], [paid('10')], [paid('30')]],
      'Paid work costs least with Plum: from $10 a month.',
    ],
    ['the only one for nothing', [[paid('20')], [paid('0')], [paid('30')]], 'Only Plum allows paid work for free.'],
  ])('of prices: %s', (_, plans, sentence) => expect(decides(...plans)).toBe(sentence));

  it('says who alone has a free plan once that was read of all', () => {
    const free = tool('Fig', ['dub-a-video'], [plan('Free', '0', { commercialUse: 'no' })]);
    const pro = [plan('Pro', '10')];
    expect(whatDecides([free, tool('Plum', [], pro, { noFreePlan: words })])).toBe(
      'Only Fig has a free plan, but not for paid work.',
    );
    expect(whatDecides([free, tool('Plum', [], pro)])).toBe('');
  });

  it('leaves prices out of what each is best for', () => {
    const cheap = tool('Fig', [], [paid('10')]);
    expect(bestFor([cheap, tool('Plum', [], [paid('5', 'not read'), paid('20')])])).toEqual(['', 'the lower price']);
    const pair = [tool('Fig', ['dub-a-video'], [paid('0')]), tool('Plum', [], [paid('0', 'no'), paid('20')])];
    expect(bestFor(pair)).toEqual(['dubbing a video', '']);
    expect(whatDecides(pair)).toBe('Paid work is free with Fig and begins at $20 a month with Plum.');
  });
});

describe('which of two for what', () => {
  it('names what each is best for, without what explains a name', () =>
    expect(whichForWhat([tool('Fig', ['make-a-reel']), tool('Plum (video)', ['dub-a-video'])])).toBe(
      'Fig for a reel; Plum for dubbing a video.',
    ));

  it('says nothing where one of them has nothing of its own', () =>
    expect(whichForWhat([tool('Fig', ['make-a-reel']), tool('Plum', [])])).toBe(''));
});

describe('who differs', () => {
  const line = (...plans: Plan[][]) =>
    whoDiffers(plans.map((own, index) => tool(['Fig', 'Plum', 'Pear', 'Kiwi'][index]!, [], own)));
  const pro = (training: string, indemnity = 'no', more: Said = {}) =>
    plan('Pro', '10', { trainsOnUploads: training, indemnity, ...more });
  const keeps = 'Fig keeps uploads out of training';

  it.each<[string, Plan[][], string]>([
    [
      'what each says of training, silence last',
      [[pro('no: except stock')], [pro('maker silent')], [pro('yes')]],
      `${keeps}, with exceptions; Pear trains on them; Plum doesn’t say.`,
    ],
    [
      'those that say the same together',
      [[pro('no')], [pro('maker silent')], [pro('maker silent')]],
      `${keeps}; Plum and Pear don’t say.`,
    ],
    [
      'the rest without their names',
      [[pro('no')], [pro('opt-out')], [pro('opt-out')], [pro('opt-out')]],
      `${keeps}; the others train on them unless you opt out.`,
    ],
    [
      'a right on some plans',
      [
        [pro('yes'), plan('Max', '30', { trainsOnUploads: 'no', commercialUse: 'yes' })],
        [pro('yes')],
        [pro('opt-out')],
      ],
      `${keeps} on some plans; Plum trains on them; Pear trains on them unless you opt out.`,
    ],
    [
      'indemnity where training is the same for all',
      [[pro('no', 'yes')], [pro('no', 'yes')], [pro('no', 'no')], [pro('no', 'maker silent')]],
      'Fig and Plum promise an indemnity; Pear promises none; Kiwi doesn’t say.',
    ],
    [
      'refused paid work before all',
      [
        [pro('no', 'no', { commercialUse: 'yes' })],
        [pro('yes', 'no', { commercialUse: 'no' })],
        [pro('yes', 'no', { commercialUse: 'yes' })],
      ],
      'Only Plum allows no paid work.',
    ],
    ['nothing that is unread of one', [[pro('no')], [pro('not read')], [pro('yes')]], ''],
    [
      'one alone where the others grant it whole',
      [[pro('no')], [pro('no')], [pro('yes')]],
      'Only Pear trains on uploads.',
    ],
    ['what decides between two', [[pro('no')], [pro('yes')]], 'Only Fig keeps uploads out of training.'],
  ])('%s', (_, plans, sentence) => expect(line(...plans)).toBe(sentence));

  it('names those without a free plan once that was read', () => {
    const [free, paid] = [[plan('Free', '0')], [plan('Pro', '10')]];
    const without = (name: string) => tool(name, [], paid, { noFreePlan: words });
    expect(whoDiffers([tool('Fig', [], free), tool('Plum', [], free), without('Pear')])).toBe(
      'Only Pear has no free plan.',
    );
    expect(whoDiffers([tool('Fig', [], free), tool('Plum', [], free), without('Pear'), without('Kiwi')])).toBe(
      'Fig and Plum have a free plan; Pear and Kiwi have none.',
    );
    expect(whoDiffers([tool('Fig', [], free), tool('Plum', [], free), tool('Pear', [], paid)])).toBe('');
  });
});
