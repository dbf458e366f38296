import { circle, type Draw, type Drawn, line, rect, times } from './draw-cover.ts';

/** Sound: bars around a middle line, one of them now. */
function wave(draw: Draw): Drawn {
  const heights = Array.from({ length: 17 }, (_, index) => 4 + draw(12) + (index % 5 === 2 ? 20 : 0) + (index % 3) * 5);
  const now = 4 + draw(9);
  const bar = (height: number, index: number) => rect(14 + index * 8, 60 - height, 4, 2 * height);
  return {
    solid: heights.slice(0, now).map(bar).join(''),
    pale: heights
      .slice(now)
      .map((height, index) => bar(height, index + now))
      .join(''),
    line: line(10, 60, 150, 60) + line(12 + now * 8, 14, 12 + now * 8, 106),
  };
}

/** Moving pictures: a strip of film with one frame exposed. */
function film(draw: Draw): Drawn {
  const lit = draw(3);
  const horizon = 56 + draw(14);
  return {
    solid: rect(14 + lit * 46, horizon, 40, 88 - horizon) + circle(24 + lit * 46 + draw(20), 44, 6),
    pale: times(3, (index) => (index === lit ? '' : rect(14 + index * 46, 32, 40, 56))),
    line:
      rect(6, 18, 148, 84) +
      times(3, (index) => rect(14 + index * 46, 32, 40, 56)) +
      times(9, (index) => rect(12 + index * 16, 22, 6, 5) + rect(12 + index * 16, 93, 6, 5)),
  };
}

/** A picture: hills, and what stands above them. */
function picture(draw: Draw): Drawn {
  const peak = 50 + draw(40);
  const second = 96 + draw(30);
  return {
    solid: `M20 100L${peak} ${46 + draw(14)}L${peak + 34} 100z${circle(36 + draw(80), 34, 9)}`,
    pale: `M${peak + 10} 100L${second} 62L140 ${88 + draw(6)}V100z`,
    line: rect(20, 14, 120, 86) + line(20, 108, 64, 108) + line(70, 108, 84, 108),
  };
}

/** Three dimensions: a body made of faces. */
function mesh(draw: Draw): Drawn {
  const [x, y] = [62 + draw(34), 42 + draw(18)];
  const rim = [
    [80, 10],
    [128, 36],
    [132, 84],
    [80, 110],
    [30, 88],
    [32, 34],
  ] as const;
  const face = (index: number) => {
    const [a, b] = [rim[index % 6] ?? rim[0], rim[(index + 1) % 6] ?? rim[0]];
    return `M${x} ${y}L${a[0]} ${a[1]}L${b[0]} ${b[1]}z`;
  };
  const first = draw(6);
  return { solid: face(first), pale: face(first + 1) + face(first + 3), line: times(6, face) };
}

/** Layout: a sheet with margins, columns and one block that is placed. */
function layout(draw: Draw): Drawn {
  const wide = 34 + draw(3) * 14;
  const high = 28 + draw(3) * 10;
  return {
    solid: rect(40, 32, wide, high),
    pale: rect(44 + wide, 32, 80 - wide - 4, high) + rect(40, 38 + high, 38, 56 - high),
    line:
      rect(30, 8, 100, 104) +
      times(4, (index) => line(40 + index * 26.6, 8, 40 + index * 26.6, 112)) +
      times(3, (index) => line(86, 46 + high + index * 8, 120 - draw(14), 46 + high + index * 8)) +
      line(20, 32, 140, 32) +
      rect(40, 16, 44, 8),
  };
}

/** Words: a set column with one line struck and one moved in. */
function copy(draw: Draw): Drawn {
  const marked = 1 + draw(4);
  const lines = Array.from({ length: 7 }, () => 66 + draw(40));
  return {
    solid: rect(26, 14, 26, 14) + rect(26, 37 + marked * 11, 40 + draw(40), 7),
    pale: rect(58, 14, 20 + draw(40), 14),
    line:
      lines.map((length, index) => line(26, 40 + index * 11, 26 + length, 40 + index * 11)).join('') +
      `M140 ${34 + marked * 11}l6 6-6 6M146 ${40 + marked * 11}h-12` +
      line(18, 10, 18, 112),
  };
}

/** Days: a month with some of its days taken. */
function calendar(draw: Draw): Drawn {
  const taken = new Set(Array.from({ length: 7 }, () => draw(28)));
  const held = new Set(Array.from({ length: 5 }, () => draw(28)));
  const cell = (index: number) => rect(20 + (index % 7) * 17.5, 36 + Math.floor(index / 7) * 18, 14, 14);
  return {
    solid: times(28, (index) => (taken.has(index) ? cell(index) : '')),
    pale: times(28, (index) => (held.has(index) && !taken.has(index) ? cell(index) : '')),
    line:
      times(28, cell) + rect(12, 10, 136, 102) + line(12, 28, 148, 28) + line(40, 4, 40, 16) + line(120, 4, 120, 16),
  };
}

/** Steps: stations that hand over to each other. */
function steps(draw: Draw): Drawn {
  const places = [0, 1, 2, 3, 4].map((index) => [24 + index * 28, 26 + draw(4) * 22] as const);
  const now = draw(5);
  return {
    solid: places.map(([x, y], index) => (index === now ? circle(x, y, 11) : '')).join(''),
    pale: places.map(([x, y], index) => (index === now ? '' : circle(x, y, 8))).join(''),
    line:
      places
        .slice(1)
        .map(([x, y], index) => {
          const [fromX, fromY] = places[index] ?? [x, y];
          return `M${fromX} ${fromY}H${fromX + 14}V${y}H${x}`;
        })
        .join('') + places.map(([x, y]) => circle(x, y, 11)).join(''),
  };
}

/** Slides, one in front of the other, with a chart. */
function deck(draw: Draw): Drawn {
  const bars = Array.from({ length: 5 }, () => 8 + draw(34));
  const best = bars.indexOf(Math.max(...bars));
  const bar = (index: number) => rect(34 + index * 16, 96 - (bars[index] ?? 0), 10, bars[index] ?? 0);
  return {
    solid: bar(best),
    pale: times(5, (index) => (index === best ? '' : bar(index))),
    line: `M38 30V12h102v68h-12M26 30h102v76H26z${line(34, 96, 120, 96)}${line(34, 42, 76, 42)}`,
  };
}

/** Looking: rings around what was found. */
function rings(draw: Draw): Drawn {
  const [x, y] = [66 + draw(16), 52 + draw(10)];
  const found = Array.from({ length: 9 }, () => [22 + draw(112), 14 + draw(90)] as const);
  return {
    solid: circle(x, y, 8),
    pale: found.map(([a, b]) => circle(a, b, 3)).join(''),
    line:
      circle(x, y, 18) +
      circle(x, y, 32) +
      `M${x + 23} ${y + 23}l26 26` +
      line(x, 6, x, y - 36) +
      line(10, y, x - 36, y),
  };
}

/** Talk: a question and a longer answer. */
function talk(draw: Draw): Drawn {
  const own = 52 + draw(26);
  const left = 62 - draw(20);
  return {
    solid: `M20 14h${own}v28H34l-8 9v-9h-6z`,
    pale: `M140 58H${left}v40h${124 - left}l10 10v-10h6z`,
    line: `M140 58H${left}v40h${124 - left}l10 10v-10h6z${line(72, 70, 128, 70)}${line(72, 79, 120, 79)}${line(72, 88, 100 + draw(24), 88)}`,
  };
}

/** A picture that becomes finer: large cells on one side, small ones on the other. */
function grain(draw: Draw): Drawn {
  const coarse = Array.from({ length: 12 }, () => draw(3));
  const fine = Array.from({ length: 48 }, () => draw(3));
  const large = (index: number) => rect(20 + (index % 3) * 20, 18 + Math.floor(index / 3) * 21, 20, 21);
  const small = (index: number) => rect(80 + (index % 6) * 10, 18 + Math.floor(index / 6) * 10.5, 10, 10.5);
  const pick = (tone: number) =>
    times(12, (index) => (coarse[index] === tone ? large(index) : '')) +
    times(48, (index) => (fine[index] === tone ? small(index) : ''));
  return { solid: pick(0), pale: pick(1), line: rect(20, 18, 120, 84) + line(80, 8, 80, 112) };
}

/** A window on the web, and the hand in it. */
function browser(draw: Draw): Drawn {
  const tall = 20 + draw(16);
  return {
    solid: rect(26, 36, 66 + draw(30), tall) + 'M104 70l24 10-10 4 8 12-5 3-8-12-7 7z',
    pale: times(3, (index) => rect(26 + index * 24, 44 + tall, 18, 50 - tall)),
    line:
      rect(16, 10, 128, 94) + line(16, 26, 144, 26) + circle(24, 18, 2.5) + circle(33, 18, 2.5) + line(46, 18, 110, 18),
  };
}

/** A curve of movement with its handles, and the places of what moves. */
function curve(draw: Draw): Drawn {
  const [a, b] = [20 + draw(30), 14 + draw(24)];
  return {
    solid: circle(138, 20, 8),
    pale: circle(22, 100, 8) + circle(80, 62 - draw(8), 6) + circle(118, 28, 6),
    line: `M22 100C${62 + a} 100 ${92 - b} 20 138 20M22 100H${62 + a}M138 20H${92 - b}${circle(62 + a, 100, 3)}${circle(92 - b, 20, 3)}${line(10, 110, 150, 110)}${times(8, (index) => line(18 + index * 18, 110, 18 + index * 18, 114))}`,
  };
}

/** Tracks with clips, and the needle above them. */
function tracks(draw: Draw): Drawn {
  const needle = 52 + draw(60);
  const clip = (row: number) => {
    const from = 16 + draw(24);
    const cut = from + 28 + draw(30);
    return [rect(from, 30 + row * 22, cut - from - 2, 16), rect(cut, 30 + row * 22, 136 - cut, 16)] as const;
  };
  const clips = [0, 1, 2].map(clip);
  return {
    solid: clips.map(([first]) => first).join(''),
    pale: clips.map(([, second]) => second).join(''),
    line: `${times(4, (index) => line(12, 27 + index * 22, 148, 27 + index * 22))}${line(needle, 12, needle, 106)}M${needle - 6} 8h12l-6 8z`,
  };
}

/** A shelf of things, one taken out. */
function shelf(draw: Draw): Drawn {
  const taken = draw(12);
  const place = (index: number) => [16 + (index % 4) * 33, 12 + Math.floor(index / 4) * 34] as const;
  const held = new Set([draw(12), draw(12), draw(12)]);
  const box = (index: number) => rect(...place(index), 28, 28);
  const [x, y] = place(taken);
  return {
    solid: rect(x + 2, y - 4, 28, 28),
    pale: times(12, (index) => (held.has(index) && index !== taken ? box(index) : '')),
    line:
      times(12, (index) => (index === taken ? '' : box(index))) +
      times(3, (index) => line(10, 44 + index * 34, 150, 44 + index * 34)),
  };
}

/** A sheet under seal. */
function seal(draw: Draw): Drawn {
  const signed = 84 + draw(9);
  return {
    solid: `${circle(112, 82, 16)}M104 94l-6 20 14-8 14 8-6-20z`,
    pale: rect(38, 18, 30 + draw(30), 12),
    line:
      rect(28, 8, 100, 92) +
      times(4, (index) => line(38, 42 + index * 11, 118 - draw(24), 42 + index * 11)) +
      `M38 ${signed}c8-10 10 8 18-2s8 6 16 0`,
  };
}

/** The motifs that every plate is composed from. */
export const motifs = {
  wave,
  film,
  picture,
  mesh,
  layout,
  copy,
  calendar,
  steps,
  deck,
  rings,
  talk,
  grain,
  browser,
  curve,
  tracks,
  shelf,
  seal,
} as const;
export type Motif = keyof typeof motifs;
