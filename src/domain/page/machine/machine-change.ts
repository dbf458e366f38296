import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';

/** What changed of one tool, as programs read it: a value that the guide corrected, or a sentence of its maker's terms. */
interface MachineChange {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  kind: 'correction' | 'terms';
  tool: { id: number; name: string; url: string };
  /** What it is about: 'Price', 'Terms'. */
  about: string;
  /** What it means, or why it was corrected. */
  says: string;
  before: string;
  after: string;
  /** The page that says so. */
  page: string | null;
}

/** A correction for programs. @param site origin of the addresses */
export function machineChange(
  { id, at, about, toolId, toolName, title, reason, before, after, source }: Correction,
  site: string,
): MachineChange {
  return {
    id,
    day: at.slice(0, 10),
    kind: about === 'terms' ? 'terms' : 'correction',
    tool: { id: toolId, name: toolName, url: site + toolPath({ id: toolId }) },
    about: title,
    says: `${reason}.`,
    before,
    after,
    page: source,
  };
}
