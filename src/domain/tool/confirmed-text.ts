import { dayText } from '#domain/calendar/day-text.ts';
import type { Fact } from '#domain/tool/tool.schema.ts';

/** 'Checked 21 November 2026', or who to ask when nobody has confirmed the fact (decisions §7). */
export function confirmedText(fact: Fact, toolName: string): string {
  return fact.checkedOn ? `Checked ${dayText(fact.checkedOn)}` : `Not confirmed yet: check with ${toolName}`;
}
