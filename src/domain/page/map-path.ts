/** A place on the map, in its own units. */
export interface Point {
  x: number;
  y: number;
}

/** The way through some points as path data; each corner is cut at 45°, as on a map of trains. */
export function mapPath(points: readonly Point[], corner: number): string {
  const way = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || before.x !== point.x || before.y !== point.y;
  });
  return way
    .flatMap((point, index) => {
      const [before, after] = [way[index - 1], way[index + 1]];
      if (!before) return [`M${at(point)}`];
      if (!after) return [`L${at(point)}`];
      return [`L${at(towards(point, before, corner))}`, `L${at(towards(point, after, corner))}`];
    })
    .join('');
}

/** The point so far from one corner on the way to another one elsewhere, half way at most. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
