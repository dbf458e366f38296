import type { Fact } from '#domain/tool/tool.schema.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Checked 21 November 2026', or who to ask when nobody has confirmed the fact (decisions §7). */
export function confirmedText(fact: Fact, toolName: string): string {
  return fact.checkedOn ? `Checked ${longDay.format(new Date(fact.checkedOn))}` : `Not confirmed yet: check with ${toolName}`;
}
