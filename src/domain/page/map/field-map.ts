import type { Department } from '#domain/tool/audience.ts';
import type { Task } from '#domain/task/task.schema.ts';

/** A stretch of track: the tasks that one desk has for itself, or that two desks have most. */
export interface Track {
  /** Names of its desks, joined: 'creative+production'. */
  id: string;
  /** The lines that run on it, side by side. */
  desks: Department[];
  /** Its stations in order. */
  tasks: Task[];
}

/** One desk's line: the tracks it runs over, in order. */
interface Line {
  desk: Department;
  tracks: string[];
}

/** The field as lines over shared tracks; places come from the layout. */
export interface FieldMap {
  tracks: Track[];
  lines: Line[];
}

/**
 * In five rounds every desk meets every other one once and has one round for itself. So no line runs over a track twice,
 * none runs backwards, and the longest tracks stand in the first rounds.
 */
const rounds: readonly (readonly (readonly Department[])[])[] = [
  [['creative', 'brand'], ['production', 'social'], ['strategy']],
  [['creative', 'production'], ['strategy', 'social'], ['brand']],
  [['creative', 'social'], ['strategy', 'brand'], ['production']],
  [['brand', 'social'], ['strategy', 'production'], ['creative']],
  [['creative', 'strategy'], ['production', 'brand'], ['social']],
];

const desks: readonly Department[] = ['creative', 'strategy', 'production', 'brand', 'social'];

/** The map of some tasks: each is a station of the two desks that have it most. */
export function fieldMap(tasks: readonly Task[]): FieldMap {
  const byTrack = Map.groupBy(tasks, (task) => trackId(task.desks.slice(0, 2)));
  const tracks = rounds.flat().flatMap((own): Track[] => {
    const found = byTrack.get(trackId(own)) ?? [];
    return found.length === 0 ? [] : [{ id: trackId(own), desks: [...own], tasks: found.toSorted(byMainDesk(own)) }];
  });
  return {
    tracks,
    lines: desks.map((desk) => ({
      desk,
      tracks: tracks.filter((track) => track.desks.includes(desk)).map(({ id }) => id),
    })),
  };
}

/** The same name in whichever order the desks come. */
function trackId(own: readonly Department[]): string {
  return own.toSorted().join('+');
}

/** What the first desk has most stands first; within a desk by title. */
function byMainDesk(own: readonly Department[]) {
  const place = ({ desks: [main] }: Task) => Number(main !== own[0]);
  return (a: Task, b: Task) => place(a) - place(b) || (a.title < b.title ? -1 : 1);
}
