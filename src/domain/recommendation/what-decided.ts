import { type Department, goalWords } from '#domain/tool/audience.ts';
import { confirmedFacts, type EvidenceByFact } from '#domain/tool/evidence/evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Misfit, Reason } from './reasons.ts';
import type { ToolPick } from './recommend-tools.ts';
import { jobsApart, MADE_ROOM, type Placed, placeNote } from './tell-apart.ts';
import type { MisfitCode, ReasonCode } from './weights.ts';

/** A pick with all that its place beside another one depends on. */
export type Ordered = Placed &
  Pick<ToolPick, 'tier' | 'reasons' | 'misfits' | 'jobs'> &
  Pick<Tool, 'id' | 'name' | 'departments'> & { evidence: EvidenceByFact };

interface List {
  /** All picks in the order of the engine. */
  picks: readonly Ordered[];
  department: Department;
}

/** Why a pick stands where it does: what decided between it and the next one on the screen, or why a wild card is here. */
export function orderWords(pick: Ordered, shown: readonly Ordered[], list: List): string | null {
  if (pick.isByTurn) return whyWild(pick, list.picks);
  const numbered = shown.filter(({ isByTurn }) => !isByTurn);
  return whatDecided(pick, numbered[numbered.indexOf(pick) + 1], list);
}

/**
 * What put a pick before the one that stands below it, in one sentence of the very numbers that ranked: points and what most
 * of them are for, the editors’ choice, confirmed facts, a goal of its own, or nothing but the shuffle. Null where neither
 * decided: nothing stands below it, or the reader's own rules moved one of them.
 */
export function whatDecided(above: Ordered, below: Ordered | undefined, list: List): string | null {
  const { picks } = list;
  if (!below || picks.indexOf(above) > picks.indexOf(below)) return null;
  const { name } = below;
  const gap = above.counted - below.counted;
  const ahead = () => `${pointsWord(gap)} ahead of ${name}${mostOf(above, below)}.`;
  switch (decider(above, below, list)) {
    case 'points':
      return ahead();
    case 'a hair':
      return `Level with ${name} at ${above.counted} points; before they are rounded it has a little more.`;
    case 'editors':
      if (gap > 0) return ahead();
      return gap === 0
        ? `Level with ${name} at ${above.counted} points; our editors’ choice for your desk goes first.`
        : `${name} has ${pointsWord(-gap)} more; so near each other, our editors’ choice for your desk goes first.`;
    case 'confirmed':
      return `Level with ${name} at ${above.counted} points; more of its facts are confirmed: ${confirmedFacts(above)}\u00a0to\u00a0${confirmedFacts(below)}.`;
    case 'nothing':
      return `Level with ${name} in points and in confirmed facts: only a shuffle by your answers put it above.`;
    case 'below':
      if (above.leadsFor) return `Here for ${goalWords[above.leadsFor]}; by points alone ${name} would stand above it.`;
      return placeNote(below, picks)?.replace(MADE_ROOM, `${name} makes room: `) ?? null;
  }
}

/** Why a wild card is on a list, by the job that its card tells. */
function whyWild(pick: Pick<ToolPick, 'jobs'>, picks: readonly Ordered[]): string {
  const isOwn = ({ task }: { task: string }) =>
    !picks.some((one) => !one.isByTurn && one.tasks.some((own) => own.task === task));
  const [told, ...others] = jobsApart(pick, picks);
  if (told && isOwn(told)) return 'Here because nothing above does this job.';
  const own = others.find(isOwn);
  return own
    ? `Here because nothing above does another of its jobs: ${lower(own.title)}.`
    : 'Here because it comes near those above in points, and with these answers it is its turn.';
}

type Decider = 'points' | 'a hair' | 'editors' | 'confirmed' | 'nothing' | 'below';

/** The first of the published rules that tells two picks apart; 'below' where it speaks for the lower one. */
function decider(above: Ordered, below: Ordered, { picks, department }: List): Decider {
  const isChosen = ({ yakPick, departments }: Ordered) => Number(yakPick !== null && departments.includes(department));
  const gap = above.counted - below.counted;
  const classes = below.tier - above.tier;
  const points: [Decider, number] = ['points', gap];
  const rules: [Decider, number][] = [
    // Who typed a job has points alone put the tools in order, and the rest among equal ones.
    ...(picks.some(({ reasons }) => reasons.some(({ code }) => code === 'words')) ? [points] : []),
    [gap > 0 ? 'points' : 'a hair', classes],
    ['editors', isChosen(above) - isChosen(below)],
    points,
    ['confirmed', confirmedFacts(above) - confirmedFacts(below)],
  ];
  const [by, favours] = rules.find(([, difference]) => difference !== 0) ?? ['nothing' as const, 0];
  return favours < 0 ? 'below' : by;
}

function pointsWord(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

/** What a misfit takes back of. */
const groupOfMisfit: Record<MisfitCode, ReasonCode | MisfitCode> = {
  other_department: 'department',
  goal_missing: 'goal',
  other_experience: 'experience',
  other_team_size: 'team_size',
  price_unread: 'budget',
  unsettled: 'unsettled',
  acquired: 'acquired',
  no_commercial_use: 'no_commercial_use',
};

/** ', most of all because …': what gives the higher one the most over the lower one. */
function mostOf(above: Ordered, below: Ordered): string {
  const sums = new Map<string, number>();
  const add = (code: string, points: number) => sums.set(code, (sums.get(code) ?? 0) + points);
  for (const [one, sign] of [
    [above, 1],
    [below, -1],
  ] as const) {
    for (const { code, weight } of one.reasons) add(code, sign * weight);
    for (const { code, weight } of one.misfits) add(groupOfMisfit[code], -sign * weight);
  }
  const [most] = [...sums].sort(([, a], [, b]) => b - a);
  if (!most || most[1] <= 0) return '';
  const [group] = most;
  return `, most of all ${speaksMost(group, above, below)}`;
}

const forReason: Record<ReasonCode, (text: string) => string> = {
  department: (text) =>
    isMade(text)
      ? `because it is ${lower(text)} first`
      : `because ${text.split(' ')[2]} work is closer to what it is for`,
  goal: (text) => (isMade(text) ? `because it is ${lower(text)} first` : `because it ${lower(text)}`),
  task: (text) => `for one job: ${text.split(': ')[1] ?? text}`,
  words: () => 'because it answers more of what you typed',
  experience: (text) => `because it ${lower(text).replace(/^easy/, 'is easy')}`,
  team_size: (text) => `because it ${lower(text)}`,
  indemnity: (text) => `because ${lower(text)}`,
  seats: () => 'because it is built for many seats',
  company_price: () => 'because it is priced for companies',
  budget: (text) => `because it is ${lower(text)}`,
};

function isMade(text: string): boolean {
  return text.startsWith('Made for');
}

/** What a mark is about among those of its kind: the job, the goal; of the others there is one each. */
function subjectOf({ code, text }: Reason | Misfit): string {
  if (code === 'task') return text.split(': ')[1] ?? '';
  return code === 'goal' || code === 'goal_missing'
    ? text.replace(/^(Made for|Helps with|Good at no \w+ job in) /, '').replace(/ too$/, '')
    : '';
}

/** In words of the mark, of one kind, by which the higher one gains the most: its own, else what speaks against the lower one. */
function speaksMost(group: string, above: Ordered, below: Ordered): string {
  const misfits = below.misfits.filter(({ code }) => groupOfMisfit[code] === group);
  const reasons = above.reasons.filter(({ code }) => code === group);
  const weightIn = (marks: readonly (Reason | Misfit)[], subject: string) =>
    marks.reduce((sum, mark) => sum + (subjectOf(mark) === subject ? mark.weight : 0), 0);
  const given = below.reasons.filter(({ code }) => code === group);
  const gains = [
    ...reasons.map((mark) => ({ mark, words: () => forReason[mark.code](mark.text) })),
    ...misfits.map((mark) => ({ mark, words: () => against[mark.code](below.name, mark.text) })),
  ].map(({ mark, words }) => {
    const subject = subjectOf(mark);
    return { words, gain: weightIn(reasons, subject) + weightIn(misfits, subject) - weightIn(given, subject) };
  });
  return gains.toSorted((a, b) => b.gain - a.gain)[0]?.words() ?? '';
}

const against: Record<MisfitCode, (name: string, text: string) => string> = {
  other_department: (name, text) => `because ${name} is ${lower(text)}`,
  goal_missing: (name, text) => `because ${name} is ${lower(text)}`,
  other_experience: (name, text) => `because ${name} is ${lower(text)}`,
  other_team_size: (name, text) => `because ${name} is ${lower(text)}`,
  price_unread: (name) => `because nobody here has read the price of ${name}`,
  unsettled: (name) => `because the future of ${name} is being watched`,
  acquired: (name) => `because ${name} was acquired`,
  no_commercial_use: (name) => `because the terms of ${name} do not allow paid work`,
};

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
