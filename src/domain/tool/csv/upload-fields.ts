import type { PlanFacts } from './plan-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ColumnName } from './columns.ts';
import type { GivenEvidenceByFact } from './read-evidence.ts';

/** What one row says about a tool. A field that is not there was left empty: it stays as it is, or takes its plain default. */
export interface UploadFields
  extends Pick<Tool, 'name'>,
    Partial<Omit<Tool, 'id' | 'slug' | 'name' | 'pricing' | 'rights' | 'evidence'>> {
  pricing?: Partial<Tool['pricing']>;
  rights?: Partial<Tool['rights']>;
  /** On what an answer hangs: what stands after `depends:` and `opt-out:`. */
  conditions?: Partial<Record<keyof Tool['rights'], string>>;
  /** Plans, base rights and sources as an export wrote them. */
  planFacts?: PlanFacts;
  /** By value, the parts of its evidence that the row gives. */
  evidence?: GivenEvidenceByFact;
}

/** A row that was understood. */
export interface UploadRow {
  row: number;
  fields: UploadFields;
  /** How words were understood that are not ours. */
  notes: string[];
  /** What a new tool would need besides; a tool that the guide has keeps what it says there. */
  missing: readonly ColumnName[];
}

/** The price that a row gives, for the preview: '$10/month', '$10', 'on request', or 'as it is' when it gives none. */
export function uploadedPrice({ pricing }: Pick<UploadFields, 'pricing'>): string {
  const amount = pricing?.amount;
  if (amount === undefined) return 'as it is';
  if (amount === null) return 'on request';
  return pricing?.period ? `$${amount}/${pricing.period}` : `$${amount}`;
}
