import { andList } from '#domain/text/list-text.ts';
import { openPlans, planCalled } from './open-plans.ts';
import { type ReadTool, rightOn } from './plan-rights.ts';
import type { PlanRightName } from './plan-words.ts';
import { heldText } from './right-words.ts';

type Facts = Pick<ReadTool, 'plans' | 'baseRights' | 'sources'>;

/** One answer of a tool to one right. */
export interface RightAnswer {
  /** 'Pro and Premier'; empty where all plans answer alike. */
  plans: string;
  text: string;
  /** What it hangs on; empty when on nothing. */
  condition: string;
  /** Somebody has read it. */
  isRead: boolean;
}

/** What a tool says to one right, where plans differ one answer for each group of them. */
export function rightAnswers(tool: Facts, name: PlanRightName): RightAnswer[] {
  const plans = openPlans(tool.plans);
  const held = (plans.length > 0 ? plans : [null]).map((plan) => {
    const right = rightOn(tool, plan, name);
    const { answer, condition } = right;
    return { plan, said: { text: heldText(name, right), condition, isRead: answer !== 'not read' } };
  });
  const groups = Map.groupBy(held, ({ said }) => JSON.stringify(said));
  return [...groups.values()].flatMap((on) => {
    const [first] = on;
    if (first === undefined) return [];
    return [
      {
        plans: groups.size === 1 ? '' : andList(on.flatMap(({ plan }) => (plan ? planCalled(plan) : []))),
        ...first.said,
      },
    ];
  });
}

/** The same as lines, never without what an answer hangs on: 'Yes (not for broadcast)'; 'Free: No', 'Pro and Premier: Yes'. */
export function rightLines(tool: Facts, name: PlanRightName): string[] {
  return rightAnswers(tool, name).map(lineOf);
}

/** One answer on one line: 'Free: Yes (while the trial lasts)'. */
export function lineOf({ plans, text, condition }: Omit<RightAnswer, 'isRead'>): string {
  return `${plans === '' ? '' : `${plans}: `}${text}${condition === '' ? '' : ` (${condition})`}`;
}
