import type { FactOnDesk } from '#api/admin-facts.contract.ts';

/** How a fact is decided in a form. */
export type FormMode = 'confirm' | 'correct';

/** What is open below a task: how it is corrected or confirmed. */
export type Mode = 'look' | FormMode;

/** Under which name the browser keeps what was typed about a fact. */
export function draftName({ toolId, fact }: Pick<FactOnDesk, 'toolId' | 'fact'>, mode: FormMode): string {
  return `fact ${toolId} ${fact} ${mode}`;
}
