import { recommendTools } from '#domain/recommendation/recommend-tools.ts';
import { departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';

/** `npm run bench:recommendation`: CPU time of one recommendation over 10,000 tools, median of 21 (promised: 20 ms). */
const pick = <Word>(words: readonly Word[], index: number) => [words[index % words.length] as Word];
const fits = ['made for', 'good at', 'can'] as const;
const tasks = Array.from({ length: 150 }, (_, index) =>
  makeTask({
    slug: `task-${index}`,
    desks: [...pick(departments, index), ...pick(departments, index + 2)],
    goals: [...pick(goals, index), ...pick(goals, index + 1)],
  }),
);
const tools = Array.from({ length: 10_000 }, (_, index) =>
  makeTool({
    id: index + 1,
    name: `Tool ${(index * 7919) % 10_000}`,
    departments: pick(departments, index),
    goals: pick(goals, Math.floor(index / 5)),
    pricing: { amount: [0, 20, 99, 400][Math.floor(index / 3) % 4] ?? 20, period: 'month', details: '' },
    experienceLevel: pick(experienceLevels, Math.floor(index / 7)),
    teamSizes: pick(teamSizes, Math.floor(index / 11)),
    tasks: Array.from({ length: 6 }, (_task, place) => ({
      task: `task-${(index * 7 + place * 31) % tasks.length}`,
      fit: fits[place % fits.length] ?? 'can',
      note: 'Because it does it well',
    })),
  }),
);
const times = Array.from({ length: 21 }, () => {
  const start = process.cpuUsage();
  recommendTools(
    tools,
    {
      department: 'social',
      goals: ['content-creation', 'automation'],
      budget: 'high',
      experience: 'intermediate',
      teamSize: 'small',
    },
    { tasks },
  );
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}).sort((a, b) => a - b);
console.log(
  `recommendation over ${tools.length} tools: ${times[10]?.toFixed(1)} ms of CPU (median of ${times.length}, worst ${times.at(-1)?.toFixed(1)} ms)`,
);
