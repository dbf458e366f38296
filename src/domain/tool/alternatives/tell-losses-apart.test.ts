import { expect, test } from 'vitest';
import { tellLossesApart } from './tell-losses-apart.ts';

const loss = (has: string, isPrice = false) => ({ has, lacks: `no ${has}`, isPrice, isRight: false });
const lists = (...own: string[][]) =>
  tellLossesApart(own.map((losses) => ({ losses: losses.map((has) => loss(has)), hasUnreadRights: false })));

test('what most lose is told once, then what each loses besides, and what of that it keeps', () => {
  expect(lists(['yes', 'teams'], ['yes', 'depth'], ['yes', 'teams'], ['teams'])).toEqual({
    most: ['no yes', 'no teams'],
    each: [
      { loses: [], keeps: [] },
      { loses: ['no depth'], keeps: ['teams'] },
      { loses: [], keeps: [] },
      { loses: [], keeps: ['yes'] },
    ],
  });
});

test('a price stands at the tool whose it is', () => {
  expect(tellLossesApart(Array(4).fill({ losses: [loss('free plan', true)], hasUnreadRights: false })).most).toEqual(
    [],
  );
});

test('what nobody has read of one is neither lost nor kept by it, and is no habit of most', () => {
  const losses = [{ ...loss('yes'), isRight: true }, loss('teams')];
  const [read, unread] = [false, true].map((hasUnreadRights) => ({ losses, hasUnreadRights }));
  expect(tellLossesApart([read!, read!, unread!, unread!])).toEqual({
    most: ['no teams'],
    each: [...Array(2).fill({ loses: ['no yes'], keeps: [] }), ...Array(2).fill({ loses: [], keeps: [] })],
  });
  expect(tellLossesApart([read!, read!, read!, unread!]).each[3]).toEqual({ loses: [], keeps: [] });
});

test('of few alternatives each says all that it loses, and nobody loses or gains by the telling', () => {
  expect(lists(['yes'], ['yes'], ['yes'])).toEqual({ most: [], each: Array(3).fill({ loses: ['no yes'], keeps: [] }) });
  const own = [['a', 'b'], ['a'], ['a', 'c'], ['a', 'c', 'b'], []];
  const { most, each } = lists(...own);
  for (const [index, losses] of own.entries()) {
    const { loses = [], keeps = [] } = each[index] ?? {};
    const told = [...most.filter((lacks) => !keeps.some((has) => lacks === `no ${has}`)), ...loses];
    expect(told.toSorted()).toEqual(losses.map((has) => `no ${has}`).toSorted());
  }
});
