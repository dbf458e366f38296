import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Vitest, startVitest } from 'vitest/node';
import { projectRoot } from '#local/serve-site.ts';
import { type Mutant, mutants } from './mutants.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** Whoever takes away one of these guards hears of it from the tests beside it. */
export const promise: ProductPromise = {
  id: 52,
  title: 'Tests notice when a guard is taken away that once nobody missed, or that only a deploy has',
  async run(effort) {
    const tried = effort === 'full' ? mutants : mutants.filter(({ wasMissed }) => wasMissed);
    const tests = [...new Set(tried.flatMap((mutant) => mutant.tests))];
    const untouched = await countTests(tests, null);
    if (untouched.failed > 0 || untouched.passed === 0)
      return { ok: false, figure: `without any change ${untouched.failed} of ${tests.join(', ')} fail` };
    const problems: string[] = [];
    let noticed = 0;
    for (const mutant of tried) {
      const problem = await problemOf(mutant);
      if (problem === null) noticed += 1;
      else problems.push(`${mutant.file}, ${mutant.takes}: ${problem}`);
    }
    const figure = `${noticed} of ${tried.length} noticed; ${untouched.passed} tests hold without them`;
    return { ok: problems.length === 0, figure: [figure, ...problems].join(' | ') };
  },
};

async function problemOf(mutant: Mutant): Promise<string | null> {
  const places = readFileSync(join(projectRoot, mutant.file), 'utf8').split(mutant.from).length - 1;
  if (places !== 1) return `its code stands there ${places} times, not once`;
  const { failed, passed } = await countTests(mutant.tests, mutant);
  if (failed > 0) return null;
  return passed > 0 ? `${passed} tests pass all the same` : 'no test ran';
}

/** Runs tests on code that is changed while it is loaded: no file is touched, whatever ends this run. */
async function countTests(tests: readonly string[], mutant: Mutant | null) {
  const change = {
    name: 'mutant',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      mutant !== null && id === join(projectRoot, mutant.file) ? code.replace(mutant.from, () => mutant.to) : null,
  };
  const vitest = await startVitest(
    'test',
    [...tests],
    {
      root: projectRoot,
      config: false,
      watch: false,
      reporters: [],
      isolate: false,
      fsModuleCache: false, // what was changed must not be met again by other runs
      maxWorkers: 2,
      bail: mutant === null ? 0 : 1,
      ...limits,
    },
    { plugins: [change] },
  );
  const counts = { passed: countOf(vitest, 'passed'), failed: countOf(vitest, 'failed') };
  await vitest.close();
  process.exitCode = undefined; // a mutant that is noticed is what is wanted
  return counts;
}

/** A machine that is busy with other things changes nothing that is noticed. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

function countOf(vitest: Vitest, state: 'passed' | 'failed'): number {
  return vitest.state.getTestModules().reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
}

if (import.meta.main) await runAlone(promise);
