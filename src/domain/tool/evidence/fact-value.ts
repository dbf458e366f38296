import type { FactName } from './evidence.ts';
import { plainPrice } from '#domain/tool/plan/price.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { FreeUse } from '#domain/tool/tool-words.ts';

/** The fields of a change that may correct each fact. */
export const fieldsOfFact: Record<FactName, readonly string[]> = {
  price: ['pricing'],
  freeUse: ['freeUse'],
  commercialUse: ['rights', 'conditions'],
  trainsOnUploads: ['rights', 'conditions'],
  indemnity: ['rights', 'conditions'],
  ethics: ['ethicallyTrained'],
  status: ['status'],
};

const FREE_USE_WORDS: Record<FreeUse, string> = {
  yes: 'Yes, as long as you like',
  trial: 'As a trial only',
  no: 'No',
  'not read': 'Not read yet',
};

/** The value of a fact in a few words, as a list or a letter says it. */
export function factValueText(
  tool: Pick<Tool, 'pricing' | 'standardPricing' | 'evidence' | 'freeUse' | 'rights' | 'status' | 'ethicallyTrained'>,
  fact: FactName,
): string {
  const { rights, status } = tool;
  switch (fact) {
    case 'price': {
      const price = plainPrice(tool);
      return price === tool.standardPricing ? price : `${price} (${tool.standardPricing})`;
    }
    case 'freeUse':
      return FREE_USE_WORDS[tool.freeUse];
    case 'ethics':
      return tool.ethicallyTrained || 'Not specified';
    case 'status':
      return status.note ? `${status.state}: ${status.note}` : status.state;
    default:
      return rightsText(rights[fact]);
  }
}

/** Whether the guide says something about a fact: what nobody has read is no statement. */
export function isStated(tool: Pick<Tool, 'freeUse' | 'rights' | 'ethicallyTrained'>, fact: FactName): boolean {
  if (fact === 'freeUse') return tool.freeUse !== 'not read';
  if (fact === 'ethics') return tool.ethicallyTrained !== '';
  return fact === 'price' || fact === 'status' || tool.rights[fact] !== 'not read';
}
