import { expect, it } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import { checkSearchWords } from './check-search-words.ts';

const says = ['barber', 'haircut'];
const tasks = [{ file: 'data/tasks/cut-hair.json', content: makeTask({ slug: 'cut-hair', title: 'Cut hair', says }) }];
const oblique = { tasks: { 'cut-hair': ['it falls into my eyes'] }, elsewhere: { Food: ['my soup is cold'] } };
const jobs = { haircut: ['comb app'], 'cut hair': ['trimmy'], 'off the top': ['clippo'] };

it('takes what is said for tasks that are there, and products by what tasks say', () =>
  expect(
    checkSearchWords({ said: { 'cut-hair': ['off the top'] }, products: { jobs, words: ['comb'] } }, tasks, oblique),
  ).toEqual([]));

it('names what no task is called, what a task says itself, and a job that nobody says', () => {
  const said = { 'cut-hare': ['off the top'], 'dye-wool': ['henna'], 'cut-hair': ['haircut'] };
  const products = { jobs: { 'shave a head': ['baldr'] }, words: ['comb'] };
  expect(
    checkSearchWords({ said, products }, tasks, oblique).map(({ file, value, remedy }) => [file, value, remedy]),
  ).toEqual([
    ['data/search/said.json', 'cut-hare', 'write cut-hair'],
    ['data/search/said.json', 'dye-wool', 'name a file of data/tasks/'],
    ['data/search/said.json', 'haircut', 'data/tasks/cut-hair.json says it already; leave it out'],
    ['data/search/products.json', 'shave a head', 'name the job as a task says it, word for word'],
  ]);
});

it('names oblique wishes for no task, and those that stand twice', () => {
  const twice = { tasks: { ...oblique.tasks, 'cut-hare': ['my soup is cold'] }, elsewhere: oblique.elsewhere };
  const problems = checkSearchWords({ said: {}, products: { jobs: {}, words: [] } }, tasks, twice);
  expect(problems.map(({ file, value, remedy }) => [file, value, remedy])).toEqual([
    ['data/search/oblique.json', 'cut-hare', 'write cut-hair'],
    ['data/search/oblique.json', 'my soup is cold', 'leave it at one of them'],
  ]);
});
