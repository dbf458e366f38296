import { calledByClock, functionFile } from '#local/function-names.ts';

/** Every function that the clock calls, ready to be called. */
export async function loadScheduled(): Promise<(() => Promise<void>)[]> {
  const modules = await Promise.all(
    calledByClock().map((name) => import(functionFile(name).href) as Promise<{ default: () => Promise<void> }>),
  );
  return modules.map(({ default: run }) => run);
}
