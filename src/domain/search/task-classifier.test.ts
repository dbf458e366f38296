import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import known from '#data/search/oblique.json' with { type: 'json' };
import type { JudgedSearches } from './judge-searches.ts';
import { learnTasks } from './learn-tasks.ts';
import { makeSearchWords } from './make-search-words.ts';
import { TaskClassifier } from './task-classifier.ts';
import { stemOf, tellingWords, wordsOf } from './words.ts';

const judgedSets = join(import.meta.dirname, 'judged');

const tasks = [
  { slug: 'cut-hair', title: 'Cut hair', says: ['haircut', 'barber'] },
  { slug: 'shear-sheep', title: 'Shear a sheep', says: ['wool', 'shearing'] },
];
const oblique = {
  tasks: {
    'cut-hair': ['it falls into my eyes', 'my fringe is too long', 'i look like a hippie'],
    'shear-sheep': ['the flock sweats in june', 'a ewe in a winter coat', 'our lambs are too warm'],
  },
  elsewhere: { Food: ['my soup is cold', 'how do i bake bread'], Traffic: ['when does the bus leave'] },
};
const learn = () => learnTasks(tasks, makeSearchWords(), oblique);
const classifier = new TaskClassifier(learn());

it('tells by words that stand in no name of a task what is meant', () => {
  expect(classifier.tasksOf('the fringe of this hippie', 1)).toMatchObject([{ slug: 'cut-hair' }]);
  expect(classifier.tasksOf('so warm a coat in june', 1)).toMatchObject([{ slug: 'shear-sheep' }]);
});

it('shares certainty among the tasks', () => {
  const shares = classifier.tasksOf('my fringe', 2).map(({ share }) => share);
  expect(shares[0]).toBeGreaterThan(0.5);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

it('tells what is asked of others', () => {
  expect(classifier.scopeOf('when does my soup leave')).toBeLessThan(0);
  expect(classifier.scopeOf('our ewe sweats')).toBeGreaterThan(0);
});

it('is less sure of words that it never met', () =>
  expect(classifier.scopeOf('zyx qwv fringe')).toBeLessThan(classifier.scopeOf('fringe')));

it('counts words that it never met, those that tell little for less', () => {
  expect(classifier.unmetIn('zyx fringe soup')).toBe(1);
  expect(classifier.unmetIn('zyx qwv morning')).toBeCloseTo(2.6);
});

it('learns the same from the same examples', () => expect(learn()).toEqual(learn()));

it('travels as JSON', () => {
  const sent = new TaskClassifier(JSON.parse(JSON.stringify(learn())));
  expect(sent.tasksOf('my fringe', 2)).toEqual(classifier.tasksOf('my fringe', 2));
});

it('knows no wish that a judged set asks in nearly the same words', () => {
  const telling = (text: string) => new Set(tellingWords(wordsOf(text)).map(stemOf));
  const wishes = Object.values({ ...known.tasks, ...known.elsewhere })
    .flat()
    .map((text) => ({ text, own: telling(text) }))
    .filter(({ own }) => own.size > 2);
  // Millions of pairs, of which few share a word at all: only those are compared.
  const uses = wishes.flatMap((wish) => [...wish.own].map((stem) => ({ stem, wish })));
  const usesOf = Map.groupBy(uses, ({ stem }) => stem);
  const copied = judgedQueries().flatMap((query) => {
    const asked = telling(query);
    const inBoth = new Map<(typeof wishes)[number], number>();
    for (const stem of asked)
      for (const { wish } of usesOf.get(stem) ?? []) inBoth.set(wish, (inBoth.get(wish) ?? 0) + 1);
    return [...inBoth]
      .filter(([{ own }, both]) => both / (own.size + asked.size - both) > 0.7)
      .map(([{ text }]) => `${text} (${query})`);
  });
  expect(copied).toEqual([]);
});

function judgedQueries(): string[] {
  const sets = globSync('*searches*.json', { cwd: judgedSets });
  return sets.flatMap((name) => {
    const set = JSON.parse(readFileSync(join(judgedSets, name), 'utf8')) as JudgedSearches;
    return [...set.searches.map(({ query }) => query), ...set.nonsense];
  });
}
