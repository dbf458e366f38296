import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Department } from '#domain/tool/audience.ts';
import { type FieldMap, fieldMap, type Track } from '#domain/page/field-map.ts';
import { labelLines } from '#domain/page/label-lines.ts';
import { mapPath, type Point } from '#domain/page/map-path.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { allTasks } from './tasks.ts';

/** A station with its place. */
interface Station extends Point {
  task: Task;
  /** Its title, line by line. */
  label: string[];
  /** Lines it lies on, from the left. */
  desks: readonly Department[];
}

/** The drawn map, in its own units. */
interface DrawnMap {
  width: number;
  height: number;
  lines: { desk: Department; path: string; start: Point }[];
  stations: Station[];
}

/** Distances on the map. */
export const MAP = { line: 16, gap: 9, corner: 12, station: 8 } as const;
/** Between the labels of two stations, at least. */
const BETWEEN = 9;
/** Between two tracks of a column. */
const APART = 34;
/** A label of one line reaches so far into the margins of its track. */
const HALF_LINE = (MAP.line + BETWEEN) / 2;
/** Width of a letter of the labels, as wide as the widest words are on average. */
const LETTER = 7.3;
/** What stands beside a label on its track: the lines before it, its count and the dots of other desks behind it. */
const BESIDE_LABEL = 90;
/** From the left of a track to its rightmost line: room for a corner. */
const TURN = 24;
/** Around the whole map. */
const MARGIN = 12;
const HEAD = 30;

let drawn: Promise<DrawnMap> | undefined;

/** The map of all tasks, laid out once in a build. */
export function drawnMap(): Promise<DrawnMap> {
  drawn ??= allTasks().then((tasks) => layOut(fieldMap(tasks)));
  return drawn;
}

/** Places tracks and lines: ELK puts the tracks into layers, orders them by fewest crossings, and leads the lines round them. */
async function layOut(map: FieldMap): Promise<DrawnMap> {
  const gaps = gapsOf(map.tracks);
  const gapOf = ({ round }: Track) => gaps.get(round) ?? BETWEEN;
  const edges = map.lines.flatMap(({ desk, tracks }) =>
    tracks.slice(1).map((track, index) => ({
      id: `${desk}:${index}`,
      sources: [`${tracks[index]}>${desk}`],
      targets: [`${track}<${desk}`],
    })),
  );
  const graph: ElkNode = await new Elk().layout({
    id: 'map',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '16',
      'elk.layered.spacing.edgeNodeBetweenLayers': '10',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
      'elk.spacing.nodeNode': String(APART),
      'elk.spacing.edgeNode': '16',
      'elk.spacing.edgeEdge': '12',
      'elk.layered.nodePlacement.strategy': 'SIMPLE',
      'elk.layered.thoroughness': '60',
      'elk.randomSeed': '7',
    },
    children: map.tracks.map((track) => nodeOf(track, gapOf(track))),
    edges,
  });
  const nodes = new Map(graph.children?.map((node) => [node.id, node]));
  const routes = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const top = Math.min(...[...nodes.values()].map(({ y = 0 }) => y));
  const shift = { x: MARGIN, y: MARGIN - top };
  const byId = new Map(map.tracks.map((track) => [track.id, track]));
  return {
    width: Math.ceil((graph.width ?? 0) + 2 * MARGIN),
    height: Math.ceil((graph.height ?? 0) + 2 * MARGIN),
    lines: map.lines.flatMap(({ desk, tracks }) => {
      const points = tracks.flatMap((id, index) => {
        const [track, node] = [byId.get(id), nodes.get(id)];
        if (!track || !node) return [];
        return [
          ...pointsOf(routes.get(`${desk}:${index - 1}`)),
          ...alongTrack(track, node, desk, index, tracks.length),
        ];
      });
      const moved = points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
      const [start] = moved;
      return start ? [{ desk, path: mapPath(moved, MAP.corner), start }] : [];
    }),
    stations: map.tracks.flatMap((track) => {
      const { x = 0, y = 0 } = nodes.get(track.id) ?? {};
      const first = y + shift.y + HEAD - HALF_LINE;
      const gap = gapOf(track);
      return track.tasks.map((task, row) => ({
        task,
        label: labelOf(task),
        desks: track.desks,
        x: x + shift.x + TURN,
        y: first + heightOf(track.tasks.slice(0, row), gap) + heightOf([task], gap) / 2,
      }));
    }),
  };
}

/** Its title, line by line, with room for the dots of the desks that have no line there: each is as wide as two letters. */
function labelOf({ title, desks }: Task): string[] {
  return labelLines(title, 2 * desks.slice(2).length);
}

/** Of stations one below the other, so far apart. */
function heightOf(tasks: readonly Task[], gap: number): number {
  return tasks.reduce((sum, task) => sum + labelOf(task).length * MAP.line + gap, 0);
}

/** How far apart the stations of each round stand, so that all columns are as long as the longest. */
function gapsOf(tracks: readonly Track[]): Map<number, number> {
  const columns = [...Map.groupBy(tracks, ({ round }) => round)].map(([round, own]) => {
    const tasks = own.flatMap((track) => track.tasks);
    const around = own.length * 2 * (HEAD - HALF_LINE) + (own.length - 1) * APART;
    return { round, stations: tasks.length, height: around + heightOf(tasks, BETWEEN) };
  });
  const longest = Math.max(...columns.map(({ height }) => height));
  return new Map(columns.map(({ round, stations, height }) => [round, BETWEEN + (longest - height) / stations]));
}

function nodeOf(track: Track, gap: number): ElkNode {
  const height = 2 * (HEAD - HALF_LINE) + heightOf(track.tasks, gap);
  const letters = Math.max(...track.tasks.flatMap(labelOf).map(({ length }) => length));
  const width = Math.ceil(BESIDE_LABEL + letters * LETTER);
  return {
    id: track.id,
    width,
    height,
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS', 'elk.alignment': 'LEFT' },
    ports: track.desks.flatMap((desk, place) => [
      {
        id: `${track.id}<${desk}`,
        x: 0,
        y: 4 + place * MAP.gap,
        width: 0,
        height: 0,
        layoutOptions: { 'elk.port.side': 'WEST' },
      },
      {
        id: `${track.id}>${desk}`,
        x: width,
        y: height - 4 - (track.desks.length - 1 - place) * MAP.gap,
        width: 0,
        height: 0,
        layoutOptions: { 'elk.port.side': 'EAST' },
      },
    ]),
  };
}

/** From where a line comes in on the left, down past the stations, to where it leaves on the right. */
function alongTrack(
  track: Track,
  { x = 0, y = 0, width = 0, height = 0 }: ElkNode,
  desk: Department,
  index: number,
  count: number,
): Point[] {
  const place = track.desks.indexOf(desk);
  // The line that comes in highest turns down furthest right, so that the two never cross on the track.
  const column = x + TURN + (track.desks.length - 1 - place) * MAP.gap;
  const enters = y + 4 + place * MAP.gap;
  const leaves = y + height - 4 - (track.desks.length - 1 - place) * MAP.gap;
  return [
    ...(index === 0 ? [] : [{ x, y: enters }]),
    { x: column, y: index === 0 ? y + HEAD - 14 : enters },
    { x: column, y: index === count - 1 ? y + height - HEAD + 14 : leaves },
    ...(index === count - 1 ? [] : [{ x: x + width, y: leaves }]),
  ];
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
