import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { type Department, goalWords } from '#domain/tool/audience.ts';
import { confirmedFacts, type EvidenceByFact, factNames } from '#domain/tool/evidence/evidence.ts';
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
 * What put a pick before the one that stands below it, in words that a reader can use, by the very rule that ranked: the
 * better fit and what most of it is for, the editors’ choice, confirmed facts, or a goal of its own. The first of the list
 * begins with what it gives of the answers, and says so where only the shuffle decided. Null where nothing speaks for it:
 * nothing stands below it, the reader's own rules moved one of them, or the shuffle decided further down.
 */
export function whatDecided(above: Ordered, below: Ordered | undefined, list: List): string | null {
  const { picks } = list;
  if (!below || picks.indexOf(above) > picks.indexOf(below)) return null;
  const { name } = below;
  const gap = above.counted - below.counted;
  const isFirst = above === picks[0];
  const better = () => {
    const { group, words } = mostOf(above, below);
    return `${isFirst ? askedWords(above, group) : ''}A better fit than ${name}${words}.`;
  };
  const asked = isFirst ? askedWords(above) : '';
  switch (decider(above, below, list)) {
    case 'points':
      return better();
    case 'a hair':
      return `${asked}Only just a better fit than ${name}.`;
    case 'editors':
      if (gap > 0) return better();
      return `${asked}${gap === 0 ? 'Ties with' : 'Nearly as good a fit as'} ${name}; our editors’ choice for your desk goes first.`;
    case 'confirmed': {
      const [here, there] = [above, below].map(confirmedFacts);
      return `${asked}${name} fits as well. We confirmed ${here} of ${factNames.length} facts about ${above.name}, ${there} about ${name}.`;
    }
    case 'nothing':
      return isFirst ? `${asked}Ties with ${name}; a shuffle put it first.` : null;
    case 'below':
      if (above.leadsFor) return `Here for ${goalWords[above.leadsFor]}; else ${name} would stand above it.`;
      return placeNote(below, picks)?.replace(MADE_ROOM, `${name} makes room: `) ?? null;
  }
}

/** 'Made for design and visuals, for a small team, within your $1–50 a month. ': what a pick gives of the answers, in the words of its marks, without those of the one kind that is told anyway; empty where it gives nothing. */
function askedWords({ reasons }: Pick<Ordered, 'reasons'>, told = ''): string {
  const textOf = (code: ReasonCode, isMeant = (_: string) => true) =>
    code === told ? undefined : reasons.find((reason) => reason.code === code && isMeant(reason.text))?.text;
  const words = [
    textOf('goal', isMade),
    textOf('team_size')
      ?.replace('Works for', 'for')
      .replace('teams of 2–10', 'a small team')
      .replace('teams of more than 10', 'a large team'),
    textOf('budget')?.replace('what you set aside: ', 'your ').replace(': how much is up to you', ''),
  ].filter((text) => text !== undefined);
  const line = words.map(lowerFirst).join(', ');
  return line && `${upperFirst(line)}. `;
}

/** Why a wild card is on a list, by the job that its card tells. */
function whyWild(pick: Pick<ToolPick, 'jobs'>, picks: readonly Ordered[]): string {
  const isOwn = ({ task }: { task: string }) =>
    !picks.some((one) => !one.isByTurn && one.tasks.some((own) => own.task === task));
  const [told, ...others] = jobsApart(pick, picks);
  if (told && isOwn(told)) return 'Here because nothing above does this job.';
  const own = others.find(isOwn);
  return own
    ? `Here because nothing above does another of its jobs: ${lowerFirst(own.title)}.`
    : 'Here because it comes near those above, and with these answers it is its turn.';
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

/** What gives the higher one the most over the lower one: ': it is made for automation first', ', whose future is being watched'. */
function mostOf(above: Ordered, below: Ordered): { group: string; words: string } {
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
  if (!most || most[1] <= 0) return { group: '', words: '' };
  const [group] = most;
  return { group, words: speaksMost(group, above, below) };
}

const forReason: Record<ReasonCode, (text: string) => string> = {
  department: (text) =>
    isMade(text) ? `: it is ${lowerFirst(text)} first` : `: ${text.split(' ')[2]} work is closer to what it is for`,
  goal: (text) => (isMade(text) ? `: it is ${lowerFirst(text)} first` : `: it ${lowerFirst(text)}`),
  task: (text) => `, above all to ${text.split(': ')[1] ?? text}`,
  words: () => ': it answers more of what you typed',
  experience: (text) => `: it ${lowerFirst(text).replace(/^easy/, 'is easy')}`,
  team_size: (text) => `: it ${lowerFirst(text)}`,
  indemnity: (text) => `: ${lowerFirst(text)}`,
  seats: () => ': it is built for many seats',
  company_price: () => ': it is priced for companies',
  budget: (text) => `: it is ${lowerFirst(text)}`,
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
    ...misfits.map((mark) => ({ mark, words: () => against[mark.code](mark.text) })),
  ].map(({ mark, words }) => {
    const subject = subjectOf(mark);
    return { words, gain: weightIn(reasons, subject) + weightIn(misfits, subject) - weightIn(given, subject) };
  });
  return gains.toSorted((a, b) => b.gain - a.gain)[0]?.words() ?? '';
}

const against: Record<MisfitCode, (text: string) => string> = {
  other_department: (text) => `, which is ${lowerFirst(text)}`,
  goal_missing: (text) => `, which is ${lowerFirst(text)}`,
  other_experience: (text) => `, which is ${lowerFirst(text)}`,
  other_team_size: (text) => `, which is ${lowerFirst(text)}`,
  price_unread: () => ', whose price nobody here has read',
  unsettled: () => ', whose future is being watched',
  acquired: () => ', which was acquired',
  no_commercial_use: () => ', whose terms do not allow paid work',
};
