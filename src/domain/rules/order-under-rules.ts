import type { VerdictStatement } from './verdict-statement.ts';

type VerdictWord = VerdictStatement['verdict'];

/** What stands in a list by its verdict: what passes, with or without a switch; what is unknown or not judged; what fails. */
const places: Record<VerdictWord, number> = { passes: 0, 'passes when switched': 0, unknown: 1, fails: 2 };

/** A list without an order of its own reason: what passes first, what fails last; within each the order that was there. */
export function passesFirst<Item>(items: readonly Item[], of: (item: Item) => VerdictWord | undefined): Item[] {
  const place = (item: Item) => places[of(item) ?? 'unknown'];
  return items.toSorted((a, b) => place(a) - place(b));
}

/** A list that is ordered for a reason, as by points: only what fails goes to its end. */
export function failsLast<Item>(items: readonly Item[], of: (item: Item) => VerdictWord | undefined): Item[] {
  const isOut = (item: Item) => (of(item) === 'fails' ? 1 : 0);
  return items.toSorted((a, b) => isOut(a) - isOut(b));
}

/**
 * '23 pass, 9 fail, 41 unknown': what the tools of a list come to under the rules in force; what passes when switched counts
 * as a pass. @param isPart whether the list holds not all of its kind: then it says of how many, '23 of these 100 pass'
 */
export function tallyText(verdicts: readonly Pick<VerdictStatement, 'verdict'>[], isPart = false): string {
  const count = (place: number) => verdicts.filter(({ verdict }) => places[verdict] === place).length;
  const [pass, unknown, fail] = [count(0), count(1), count(2)];
  const parts = [
    `${pass === 0 ? 'none' : pass}${isPart ? ` of these ${verdicts.length}` : ''} ${pass === 1 ? 'passes' : 'pass'}`,
    fail > 0 && `${fail} ${fail === 1 ? 'fails' : 'fail'}`,
    unknown > 0 && `${unknown} unknown`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
