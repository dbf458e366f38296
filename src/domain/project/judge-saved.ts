import type { Judged } from '#domain/rules/judge-plan.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import type { SavedUnderRules } from './saved-under-rules.ts';

/** Judges saved tools under the rules of a project; null where these ask for nothing of a tool. */
export function judgeSaved(saved: readonly (Judged & { id: number })[], rules: Rules): SavedUnderRules | null {
  const { people: _, ...asked } = rules;
  if (Object.values(asked).every((rule) => rule === false || rule === null)) return null;
  const judged = saved.map((tool) => ({ id: tool.id, standing: verdictOf(tool, rules).verdict }));
  const those = (standing: string) => judged.filter((one) => one.standing === standing).map(({ id }) => id);
  return { fails: those('fails'), unknown: those('unknown') };
}
