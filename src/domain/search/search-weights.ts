/** What each way of being found counts. */
export const SEARCH_WEIGHTS = {
  /** A name that is all of what was typed, and one that is a part of it. */
  wholeName: 3,
  partOfName: 1.5,
  /** A part that is an everyday word as well: 'make', 'later'. */
  everydayName: 0.15,
  /** Further tasks besides the one that fits best. */
  furtherTasks: [0.25, 0.1],
  /** What is left to a near tool that has nothing to do with the further words. */
  likenessAlone: 0.4,
  /** What another job counts for a tool that is not near to the named one: 'like canva but for video'. */
  strangerForAnother: 0.4,
  /** What the job counts for such a tool when it stands before the name: 'a voice like elevenlabs'. */
  strangerForJob: 0.7,
  /** How near a tool of the same kind is, when it is made for the very right that is asked for. */
  ofTheKind: 0.6,
  /** What its texts say, beside its tasks. */
  text: 0.35,
  /** What is left of that for a tool that does none of the tasks which were found. */
  textAlone: 0.3,
  /** A task that is about the rights asked for. */
  taskAboutRights: 0.3,
  /** Each further right that a tool grants, when nothing but rights is asked for. */
  furtherRights: 0.05,
  /** What is left to a tool that costs something when 'free' is asked, and to one that is not known to be cheap. */
  notFree: 0.1,
  notCheap: 0.12,
  /** What is left to a tool that grants nothing of the rights asked for. */
  notGranted: 0.15,
  /** What is left to a tool that has not got what would be good as well. */
  notHoped: 0.45,
  /** What is left to a tool whose texts do not say that it works where it is asked for. */
  silent: 0.65,
  /** What is left to a tool whose texts say that it has what is not wanted. */
  unwanted: 0.15,
  /** The editors' choice, when nothing but a price is asked for. */
  pick: 0.2,
  /** What is left to a tool that does not run where it is asked for. */
  elsewhere: 0.02,
} as const;
