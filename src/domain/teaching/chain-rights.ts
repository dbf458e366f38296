import type { Rights } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';
import { isProven, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { EXCEPTED, HANGING } from '#domain/tool/plan/price-phrases.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { LinkedTool } from './chain-cost.ts';

/** The answer that holds for a chain, and the tools it comes from. */
interface ChainAnswer {
  answer: RightsAnswer;
  /** Names of the tools that give this answer, in the order of the chain; all of them when all agree. */
  because: readonly string[];
  /** Those of them whose answer hangs on something. */
  hanging: readonly string[];
}

/** A tool of a chain with its answers, and which of them hang on something. */
type ToolRights = Pick<Tool, 'name' | 'rights'> & { hanging: readonly (keyof Rights)[] };

/** The rights of a chain. */
type ChainRights = Record<keyof Rights, ChainAnswer>;

/** From the strictest to the mildest. What nobody has read is stricter than what a maker leaves open. */
const STRICTEST_FIRST: Record<keyof Rights, readonly RightsAnswer[]> = {
  commercialUse: ['no', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'yes', 'does not apply'],
  trainsOnUploads: ['yes', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'no', 'does not apply'],
  indemnity: ['no', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'yes', 'does not apply'],
};

/** The rights of a tool on the very plan that its chain pays; of all its plans together where no plan is priced with paid work. */
export function paidRights({ tool, pays }: LinkedTool<Tool>): ToolRights {
  const plan = tool.plans.find(({ name }) => name === (pays?.plan ?? tool.priceOfYes?.plan));
  if (!plan) return { ...tool, hanging: [] };
  const held = (right: keyof Rights) => rightOn(tool, plan, right);
  const answer = (right: keyof Rights) => (isProven(held(right)) ? held(right).answer : 'not read');
  return {
    name: tool.name,
    rights: {
      commercialUse: answer('commercialUse'),
      trainsOnUploads: answer('trainsOnUploads'),
      indemnity: answer('indemnity'),
    },
    hanging: (Object.keys(STRICTEST_FIRST) as (keyof Rights)[]).filter((right) => held(right).condition !== ''),
  };
}

/** The rights of what passes through all these tools: for each question the strictest answer among them. */
export function chainRights(tools: readonly ToolRights[]): ChainRights {
  const strictest = (right: keyof Rights): ChainAnswer => {
    const answer =
      STRICTEST_FIRST[right].find((candidate) => tools.some(({ rights }) => rights[right] === candidate)) ?? 'not read';
    const own = tools.filter(({ rights }) => rights[right] === answer);
    const namesOf = (some: typeof own) => [...new Set(some.map(({ name }) => name))];
    return { answer, because: namesOf(own), hanging: namesOf(own.filter(({ hanging }) => hanging.includes(right))) };
  };
  return {
    commercialUse: strictest('commercialUse'),
    trainsOnUploads: strictest('trainsOnUploads'),
    indemnity: strictest('indemnity'),
  };
}

/** The answer in words, with what hangs on something said so: 'Yes, on conditions', 'No, with exceptions', 'Depends'. */
export function chainAnswerText({ answer, hanging }: ChainAnswer): string {
  const bound = answer === 'yes' ? HANGING : answer === 'no' ? EXCEPTED : '';
  return `${rightsText(answer)}${bound !== '' && hanging.length > 0 ? `, ${bound}` : ''}`;
}
