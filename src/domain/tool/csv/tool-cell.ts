import { labelCondition } from '#domain/tool/plan/plan-rights.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Rights } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ColumnName } from './columns.ts';
import { evidenceOfColumn } from './evidence-columns.ts';
import { joinList, taskText } from './cells.ts';
import { planFactsCell } from './plan-facts.ts';
import { evidenceCell } from './read-evidence.ts';

/** What a tool says in a column, as an upload would write it (before any guard against formulas). */
export function toolCell(tool: Tool, name: ColumnName): string {
  switch (name) {
    case 'name':
    case 'category':
    case 'description':
    case 'badge':
    case 'link':
      return tool[name];
    case 'pricing_amount':
      return amountCell(tool);
    case 'pricing_period':
      return tool.pricing.period;
    case 'pricing_details':
      return tool.pricing.details;
    case 'pros':
    case 'cons':
    case 'departments':
    case 'goals':
      return joinList(tool[name]);
    case 'expert_opinion':
      return tool.yakOpinion;
    case 'budget_range':
      return budgetRangeOf(tool);
    case 'free_use':
      return tool.freeUse;
    case 'commercial_use':
      return answerCell(tool, 'commercialUse');
    case 'trains_on_uploads':
      return answerCell(tool, 'trainsOnUploads');
    case 'indemnity':
      return answerCell(tool, 'indemnity');
    case 'tasks':
      return joinList(tool.tasks.map(taskText));
    case 'experience_level':
      return joinList(tool.experienceLevel);
    case 'team_sizes':
      return joinList(tool.teamSizes);
    case 'ideal_use_cases':
      return tool.idealUseCases;
    case 'standard_pricing':
      return tool.standardPricing;
    case 'skip_it_if':
      return tool.skipItIf;
    case 'ethically_trained':
      return tool.ethicallyTrained;
    case 'plan_facts':
      return planFactsCell(tool);
    default: {
      const { fact, part } = evidenceOfColumn(name);
      return evidenceCell(tool.evidence, fact, part);
    }
  }
}

function amountCell({ pricing: { amount, currency } }: Tool): string {
  if (amount === null) return 'on request';
  return currency === undefined ? String(amount) : `${currency} ${amount}`;
}

/** An answer with what it hangs on: 'opt-out: Settings › Privacy, on by default'. */
function answerCell(tool: Tool, name: keyof Rights): string {
  const answer = tool.rights[name];
  const condition = answer === 'depends' || answer === 'opt-out' ? labelCondition(tool, name) : '';
  return condition === '' ? answer : `${answer}: ${condition}`;
}
