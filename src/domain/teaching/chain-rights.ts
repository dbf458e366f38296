import type { Rights } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';

/** The answer that holds for a chain, and the tools it comes from. */
interface ChainAnswer {
  answer: RightsAnswer;
  /** Names of the tools that give this answer, in the order of the chain; all of them when all agree. */
  because: readonly string[];
}

/** The rights of a chain. */
type ChainRights = Record<keyof Rights, ChainAnswer>;

/** From the strictest to the mildest. What nobody has read is stricter than what a maker leaves open. */
const STRICTEST_FIRST: Record<keyof Rights, readonly RightsAnswer[]> = {
  commercialUse: ['no', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'yes', 'does not apply'],
  trainsOnUploads: ['yes', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'no', 'does not apply'],
  indemnity: ['no', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'yes', 'does not apply'],
};

/** The rights of what passes through all these tools: for each question the strictest answer among them. */
export function chainRights(tools: readonly Pick<Tool, 'name' | 'rights'>[]): ChainRights {
  const strictest = (right: keyof Rights): ChainAnswer => {
    const answer =
      STRICTEST_FIRST[right].find((candidate) => tools.some(({ rights }) => rights[right] === candidate)) ?? 'not read';
    const because = tools.filter(({ rights }) => rights[right] === answer).map(({ name }) => name);
    return { answer, because: [...new Set(because)] };
  };
  return {
    commercialUse: strictest('commercialUse'),
    trainsOnUploads: strictest('trainsOnUploads'),
    indemnity: strictest('indemnity'),
  };
}
