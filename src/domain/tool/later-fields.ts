import type { ToolRecord } from './tool.schema.ts';

/** What a tool says in fields that came after the first uploads: one that was stored before them is read with it. */
export function laterFields() {
  return {
    maker: '',
    alsoKnownAs: [],
    yakPick: null,
    tasks: [],
    sources: {},
    plans: [],
    noFreePlan: [],
    baseRights: {},
    ethicsEvidence: [],
    statusEvidence: [],
    status: { state: 'active', note: '', since: null, replacedBy: null },
  } satisfies Partial<ToolRecord>;
}
