import type { z } from 'zod';
import { type Alerts, isQuiet } from './alerts.ts';
import type { editionSchema } from './edition.schema.ts';

/** One mailing to many, kept until every reader has been looked at: what it is about stays the same from run to run. */
export type Edition = z.output<typeof editionSchema>;
/** Whether a mailing is done; how far it has come stands with its slices. The other fields are of releases before these. */
export type Progress = Edition['progress'];

/** A mailing that is about to begin; one that is about nothing is done at once. */
export function newEdition(name: string, alerts: Alerts): Edition {
  const { dropIds, changes, projectTools = [] } = alerts;
  const isDone = isQuiet(alerts);
  return {
    name,
    dropIds,
    changes,
    ...(projectTools.length > 0 && { projectTools }),
    progress: { after: '', failures: 0, walks: 0, isDone },
  };
}
