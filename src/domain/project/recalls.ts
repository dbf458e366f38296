import type { Change } from './changes-since.ts';

/** A tool of which something changed that touches work done with it. */
export interface Recall {
  toolId: number;
  /** As it was called when the work was done. */
  tool: string;
  /** What changed, each once. */
  changes: (Change & { plan: string })[];
  /** The projects that it hits, with the assets made with it. */
  projects: { id: string; name: string; assets: string[] }[];
}
