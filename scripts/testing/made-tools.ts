import { gzipSync } from 'node:zlib';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { projectRoot } from '#local/serve-site.ts';
import { type DeployFile, readDeployFiles, unpackPart } from '../build/deploy-files.ts';

/** More tools than any promise saves at once. */
const MIN_TOOLS = 600;

/**
 * A deploy whose catalogue is filled up with copies of real tools to 600: five hundred concurrent saves need five hundred
 * different tools. For a process of its own: functions keep the first catalogue that they read.
 */
export function deployWithMadeTools(): DeployFile[] {
  return readDeployFiles(projectRoot).map(({ key, body }) => {
    if (key !== 'tools' && key !== 'tool-names') return { key, body };
    return { key, body: gzipSync(JSON.stringify(enlarged(unpackPart(body) as Tool[]))) };
  });
}

function enlarged(tools: readonly Tool[]): Tool[] {
  const [model] = tools;
  if (!model) throw new Error('The catalogue has no tool.');
  const made = Array.from({ length: MIN_TOOLS }, (_, index) => ({
    ...model,
    id: madeToolId(index),
    name: `${model.name} ${index}`,
    link: `https://made-${index}.test/`, // an upload refuses a tool whose address is another's
  }));
  return [...tools, ...made];
}

/** The id of the nth made tool, from 0. */
export function madeToolId(index: number): number {
  return 100_000 + index;
}
