import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { projectLinesBodySchema, LineAnswer, RefusedLines } from '#api/project-lines.contract.ts';
import { projectLimits } from '#domain/plan/may-use.ts';
import {
  type AddedLine,
  type LineCorrection,
  type LinesOutcome,
  addLines,
  correctLine,
} from '#domain/project/change-lines.ts';
import type { localLineSchema, newLineSchema } from '#domain/project/line-change.schema.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';
import { readLines } from '#domain/project/read-lines.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { type Freezer, openFreezer } from './freeze.ts';
import { changeLines } from './own-lines.ts';
import { openFacts } from './sealed-facts.ts';

type NewLine = z.output<typeof newLineSchema>;

/** What became of lines that were sent: all of them, or the rows that kept them from being taken. */
type Added = { ok: true; lines: LineAnswer[] } | { ok: false; refused: Pick<RefusedLines, 'rows'> };

/** Adds the lines that a call brings. @throws ApiError `upgrade_required`, `project_full`, `not_found`, `invalid_body` */
export async function addSent(
  session: Session,
  project: Project,
  body: z.output<typeof projectLinesBodySchema>,
  now: Date,
): Promise<Added> {
  const freezer = await openFreezer(now);
  if ('table' in body) {
    const read = readLines(body.table, body.defaults, freezer.tools);
    return read.ok
      ? { ok: true, lines: await add(session, project, read.lines.map(frozenBy(freezer, project)), now) }
      : { ok: false, refused: { rows: read.rows } };
  }
  const sent: NewLine[] = 'lines' in body ? body.lines : withAssets(body);
  return { ok: true, lines: await add(session, project, sent.map(frozenBy(freezer, project)), now) };
}

/** Moves in the lines of a project that a browser kept: those that this site sealed keep their facts and day. */
export async function addLocal(
  session: Session,
  project: Project,
  lines: readonly z.output<typeof localLineSchema>[],
  now: Date,
): Promise<void> {
  const freezer = await openFreezer(now);
  const added: AddedLine[] = [];
  for (const { facts, seal, ...line } of lines) {
    const sealed = await openFacts(facts, seal);
    const isOwn = sealed?.facts.tool.id === line.toolId && (sealed.facts.plan?.name ?? '') === line.plan;
    added.push(isOwn ? { ...line, frozen: sealed } : frozenBy(freezer, project)(line));
  }
  await add(session, project, added, now);
}

/** Corrects a line by a new version. @throws ApiError `not_found`, `project_full`, `upgrade_required`, `invalid_body` */
export async function correct(
  session: Session,
  project: Project,
  lineId: string,
  correction: LineCorrection,
  now: Date,
): Promise<LineAnswer> {
  const freezer = await openFreezer(now);
  const freeze = (toolId: number, plan: string) =>
    freezer.freeze(toolId, freezer.planName(toolId, plan), project.rules);
  const lines = await change(session, project, (before) => {
    const toolId = correction.toolId ?? lineOf(before, lineId)?.versions.at(-1)?.toolId;
    const isNamed = correction.plan !== undefined && toolId !== undefined;
    const plan = isNamed ? { plan: freezer.planName(toolId, correction.plan ?? '') } : {};
    return correctLine(before, lineId, { ...correction, ...plan }, { ...limitOf(session), now, freeze });
  });
  return lineAnswer(lines, lineId);
}

async function add(session: Session, project: Project, added: readonly AddedLine[], now: Date): Promise<LineAnswer[]> {
  const lines = await change(session, project, (before) => addLines(before, added, { ...limitOf(session), now }));
  return added.map(({ id }) => lineAnswer(lines, id));
}

async function change(
  { stored: { user } }: Session,
  project: Project,
  rule: (lines: ProjectLines) => LinesOutcome,
): Promise<ProjectLines> {
  const outcome = await changeLines(user, project.id, (before) => {
    const outcome = rule(before);
    return { write: outcome.ok && outcome.changed ? outcome.lines : null, outcome };
  });
  if (!outcome.ok) throw new ApiError(outcome.code, refusalWords[outcome.code]);
  return outcome.lines;
}

const refusalWords = {
  upgrade_required: { message: 'A project on Yak Fringe has five lines. Upgrade to Yak Core for up to 500.' },
  project_full: {},
  not_found: { message: 'This line is not there, or not any more.' },
} as const;

function limitOf({ viewer }: Session): { limit: number } {
  return { limit: projectLimits(viewer, plans).lines };
}

function frozenBy(freezer: Freezer, { rules }: Project): (line: NewLine) => AddedLine {
  return (line) => {
    const plan = freezer.planName(line.toolId, line.plan);
    return { ...line, id: line.id ?? randomUUID(), plan, frozen: freezer.freeze(line.toolId, plan, rules) };
  };
}

/** A line for each asset; only the first can carry the id that was sent. */
function withAssets({ assets = [], ...line }: NewLine & { assets?: string[] | undefined }): NewLine[] {
  const { id: _, ...others } = line;
  return [line, ...assets.map((asset) => ({ ...others, asset }))];
}

function lineOf({ lines }: ProjectLines, id: string) {
  return lines.find((line) => line.id === id);
}

/** A line as it stands, with its facts. */
function lineAnswer(lines: ProjectLines, id: string): LineAnswer {
  const versions = lineOf(lines, id)?.versions ?? [];
  const last = versions.at(-1);
  const frozen = last && lines.facts[last.facts];
  if (!last || !frozen) throw new ApiError('not_found', refusalWords.not_found);
  return { id, ...last, version: versions.length, isWithdrawn: last.isWithdrawn ?? false, frozen };
}
