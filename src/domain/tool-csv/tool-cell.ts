import { budgetRangeOf } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ColumnName } from './columns.ts';
import { evidenceOfColumn } from './evidence-columns.ts';
import { joinList, taskText } from './cells.ts';
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
      return tool.pricing.amount === null ? 'on request' : String(tool.pricing.amount);
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
      return tool.rights.commercialUse;
    case 'trains_on_uploads':
      return tool.rights.trainsOnUploads;
    case 'indemnity':
      return tool.rights.indemnity;
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
    default: {
      const { fact, part } = evidenceOfColumn(name);
      return evidenceCell(tool.evidence, fact, part);
    }
  }
}
