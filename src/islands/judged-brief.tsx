import type { Brief } from '#domain/collection/brief/brief.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { BriefSheet } from '#parts/brief-sheet.tsx';
import { useUnderRules } from './use-under-rules.ts';
import { VerdictTally } from './verdict-tally.tsx';

/** A list of tools as a client reads it, under the rules that its reader has in force. */
export function JudgedBrief({ brief }: { brief: Brief }) {
  const tools = useUnderRules(brief.tools, failsLast);
  return (
    <>
      <VerdictTally ids={brief.tools.map(({ id }) => id)} order="fails last" hasCost />
      <BriefSheet brief={{ ...brief, tools: [...tools] }} />
    </>
  );
}
