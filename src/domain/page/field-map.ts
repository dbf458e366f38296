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
  /** The round it belongs to: all tracks of one stand in one column. */
  round: number;
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
 * In five rounds every desk meets every other one once and has one round for itself, so no line runs over a track twice and
 * none runs backwards. Of the six ways to do so this one has rounds of the most even length; their order keeps lines short.
 */
const rounds: readonly (readonly (readonly Department[])[])[] = [
  [['creative', 'strategy'], ['brand', 'social'], ['production']],
  [['creative', 'social'], ['production', 'brand'], ['strategy']],
  [['strategy', 'brand'], ['production', 'social'], ['creative']],
  [['creative', 'brand'], ['strategy', 'production'], ['social']],
  [['creative', 'production'], ['strategy', 'social'], ['brand']],
];

const desks: readonly Department[] = ['creative', 'strategy', 'production', 'brand', 'social'];

/** The map of some tasks: each is a station of the two desks that have it most. */
export function fieldMap(tasks: readonly Task[]): FieldMap {
  const byTrack = Map.groupBy(tasks, (task) => trackId(task.desks.slice(0, 2)));
  const tracks = rounds.flatMap((pairs, round) =>
    pairs.flatMap((own): Track[] => {
      const found = byTrack.get(trackId(own)) ?? [];
      if (found.length === 0) return [];
      return [{ id: trackId(own), desks: [...own], tasks: found.toSorted(byMainDesk(own)), round }];
    }),
  );
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
