import fc from 'fast-check';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { makeTask } from '#domain/task/make-task.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { makeTool, pricedFor } from '#domain/tool/editing/make-tool.ts';
import { fits, freeUses, rightsAnswers } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const some = <Word extends string>(words: readonly Word[]) => fc.shuffledSubarray([...words], { minLength: 1 });

/** Any complete set of answers, for property tests. */
export const anyAnswers: fc.Arbitrary<QuizAnswers> = fc.record({
  department: fc.constantFrom(...departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});

/** Six tasks, one after the other for every desk and goal. */
export const sixTasks: readonly Task[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, index) =>
  makeTask({
    slug: `task-${slug}`,
    title: `Do job ${slug}`,
    says: [['archery', 'bakery', 'jugglery', 'pottery', 'sorcery', 'weavery'][index] ?? ''],
    desks: [at(departments, index), at(departments, index + 2)],
    goals: [at(goals, index), at(goals, index + 1)],
  }),
);

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

const anyTool = fc.record({
  name: fc.constantFrom('Ada', 'Bob', 'Cleo'),
  departments: some(departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  freeUse: fc.option(fc.constantFrom(...freeUses)),
  isPriceUnknown: fc.boolean(),
  experienceLevel: some(experienceLevels),
  teamSizes: some(teamSizes),
  state: fc.constantFrom('active', 'watch', 'acquired', 'shut down'),
  commercialUse: fc.constantFrom(...rightsAnswers),
  indemnity: fc.constantFrom(...rightsAnswers),
  isPick: fc.boolean(),
  tasks: fc.shuffledSubarray(
    sixTasks.flatMap(({ slug }) => fits.map((fit) => ({ task: slug, fit, note: 'Because it does' }))),
    { maxLength: 4 },
  ),
});

/** Any catalogue of up to 30 tools whose ids are 1, 2, 3 …, for property tests. */
export const anyCatalogue: fc.Arbitrary<Tool[]> = fc.array(anyTool, { maxLength: 30 }).map((tools) =>
  tools.map(({ state, commercialUse, indemnity, budget, freeUse, isPriceUnknown, isPick, ...fields }, index) => {
    const priced = pricedFor(budget);
    return makeTool({
      ...fields,
      ...priced,
      ...(freeUse === null ? {} : { freeUse }),
      pricing: { ...makeTool().pricing, ...priced.pricing, ...(isPriceUnknown ? { amount: null } : {}) },
      id: index + 1,
      slug: `tool-${index + 1}`,
      yakPick: isPick ? 'It is the best of its kind by far.' : null,
      status: { state, note: '', since: null, replacedBy: null },
      rights: { commercialUse, trainsOnUploads: 'no', indemnity },
    });
  }),
);

/** What rankings of these catalogues are asked with. */
export const options = { tasks: sixTasks };
/** Some answers. */
export const answers: QuizAnswers = {
  department: 'creative',
  goals: ['design-visual'],
  budget: 'low',
  experience: 'beginner',
  teamSize: 'solo',
};
