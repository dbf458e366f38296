/** Whether a tool is useful without paying: `trial` ends after some days or credits; `not read` is our debt. */
export const freeUses = ['yes', 'trial', 'no', 'not read'] as const;
export type FreeUse = (typeof freeUses)[number];

/**
 * One answer on the rights label. `opt-out`: it happens unless it is switched off; `depends`: plans differ, or it hangs on
 * what plans cannot express; `maker silent`: the maker's page was read and says nothing; `disputed`: those who read it say
 * different things; `does not apply`: it makes nothing of the kind; `not read`: nobody here has read it, which is our debt.
 * Nothing may turn one into the other.
 */
export const rightsAnswers = [
  'yes',
  'no',
  'opt-out',
  'depends',
  'maker silent',
  'disputed',
  'does not apply',
  'not read',
] as const;
export type RightsAnswer = (typeof rightsAnswers)[number];
/** How well a tool does a task: what one takes it for, does well, or can do besides. */
export const fits = ['made for', 'good at', 'can'] as const;
export type Fit = (typeof fits)[number];

/** Where a tool stands in its life. */
export const toolStates = ['active', 'watch', 'acquired', 'shut down'] as const;

/** Where a value was read: only these four count; reviews, forums, lists and memory do not. */
export const evidenceKinds = ['maker', 'terms archive', 'dated transcription', 'press'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What a price is paid for; shown after the slash in `$10/month`. */
export const pricePeriods = ['month', 'year', 'user', 'image', 'video', 'minute', 'credit', 'license'] as const;
