import type { Tool } from '#domain/tool/tool.schema.ts';

/** What one row says about a tool. A field that is not there was left empty: it stays as it is, or takes its plain default. */
export interface UploadFields
  extends Pick<Tool, 'name' | 'category' | 'description' | 'pros' | 'cons' | 'yakOpinion' | 'departments' | 'goals'>,
    Partial<
      Pick<
        Tool,
        | 'badge'
        | 'experienceLevel'
        | 'teamSizes'
        | 'link'
        | 'idealUseCases'
        | 'standardPricing'
        | 'skipItIf'
        | 'ethicallyTrained'
        | 'freeUse'
      >
    > {
  pricing: { amount: number | null; period: Tool['pricing']['period']; details?: string };
}

/** A row that was understood. */
export interface UploadRow {
  row: number;
  fields: UploadFields;
  /** How words were understood that are not ours. */
  notes: string[];
}
