import { join } from 'node:path';
import ts from 'typescript';
import { type JobPlan, jobs } from '#domain/admin/job/job-list.ts';
import { type Problem, report } from './problem.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/**
 * Every function declares its route in an inline literal typed `: Config` (anything else silently builds no route), and
 * the routes are exactly those of the contracts in src/api/. Each states its rate limit or why it needs none, and what
 * costs somebody something is limited per person too.
 */
export function checkFunctions(functions: readonly SourceFile[], contracts: readonly SourceFile[]): Problem[] {
  const paths = new Map(contracts.flatMap((file) => contractPath(file)));
  const fromServers = new Set(
    contracts.filter(({ text }) => /fromServers: true/.test(text)).map(({ path }) => contractName(path)),
  );
  const deployed = functions.filter(({ path }) => /^netlify\/functions\/([^/]+)\/\1\.ts$/.test(path));
  const stray = functions
    .filter(({ path }) => /^netlify\/functions\/[^/]+\.[cm]?[jt]s$|\/index\.[cm]?[jt]s$/.test(path))
    .map(({ path }) => ({
      file: path,
      remedy: 'this would be deployed by itself: functions are netlify/functions/<name>/<name>.ts',
    }));
  const missing = [...paths.keys()]
    .filter((name) => !deployed.some(({ path }) => nameOf(path) === name))
    .map((name) => ({
      file: `src/api/${name}.contract.ts`,
      remedy: `no function answers it: write netlify/functions/${name}/${name}.ts`,
    }));
  const goesOn = functions.find(({ path }) => path === CONTINUE_JOB)?.text ?? '';
  return [...stray, ...missing, ...deployed.flatMap((file) => checkConfig(file, { paths, fromServers, goesOn }))];
}

/** The background function that goes on with a job whose time was over. */
const CONTINUE_JOB = 'netlify/functions/continue-job/continue-job.ts';

function nameOf(path: string): string {
  return path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
}

/** Name and path of a contract; other files of its room (requesters, errors) give nothing. */
function contractPath({ path, text }: SourceFile): [string, string][] {
  const declared = /=\s*\{\s*path:\s*'([^']+)'/.exec(text)?.[1];
  return declared && path.endsWith('.contract.ts') ? [[contractName(path), declared]] : [];
}

function contractName(path: string): string {
  return nameOf(path.replace(/\.contract\.ts$/, '.ts'));
}

/** What the functions are held against. */
interface Held {
  /** Paths of the contracts, by name. */
  paths: ReadonlyMap<string, string>;
  /** Names of contracts with a call of other servers. */
  fromServers: ReadonlySet<string>;
  /** Text of the background function that goes on with jobs. */
  goesOn: string;
}

function checkConfig({ path, text }: SourceFile, { paths, fromServers, goesOn }: Held): Problem[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .filter(isExportedConst)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'config');
  const literal = declaration?.initializer;
  if (
    !declaration ||
    !literal ||
    !isPlainLiteral(literal) ||
    !ts.isObjectLiteralExpression(literal) ||
    declaration.type?.getText() !== 'Config'
  ) {
    return [
      {
        file: path,
        field: 'config',
        remedy: 'write `export const config: Config = { path: … }` as an inline literal: anything else builds no route',
      },
    ];
  }
  const property = (name: string) =>
    literal.properties
      .filter(ts.isPropertyAssignment)
      .find((candidate) => candidate.name.getText() === name)
      ?.initializer.getText();
  const schedule = property('schedule')?.replace(/^['"]|['"]$/g, '');
  if (schedule !== undefined) return checkJob(path, text, schedule, goesOn);
  if (property('background') === 'true') return checkBackground(path, text, property('path'));
  const problems: Problem[] = [];
  const expected = paths.get(nameOf(path));
  const written = property('path')?.replace(/^['"]|['"]$/g, '');
  if (!expected) problems.push({ file: path, remedy: `no contract: write src/api/${nameOf(path)}.contract.ts` });
  else if (written !== expected)
    problems.push({
      file: path,
      field: 'config.path',
      value: written ?? 'missing',
      remedy: `the contract says ${expected}`,
    });
  if (property('method'))
    problems.push({
      file: path,
      field: 'config.method',
      remedy: 'leave it out: a wrong method would answer 404 instead of 405',
    });
  const rateLimit = property('rateLimit');
  if (!rateLimit && !REASON.test(declaration.parent.parent.getFullText()))
    problems.push({
      file: path,
      field: 'config.rateLimit',
      remedy:
        "state it (rateLimit with aggregateBy: ['ip']), or say right above the config why none is needed: `// No rate limit: …`",
    });
  const isOfPerson = !fromServers.has(nameOf(path)) && COSTLY.test(text);
  if (isOfPerson && !text.includes('spendAllowance('))
    problems.push({
      file: path,
      remedy: 'it exports, mails a person’s data or asks the payment provider: limit it per person with spendAllowance',
    });
  if (rateLimit && !/aggregateBy:\s*\[/.test(rateLimit))
    problems.push({
      file: path,
      field: 'config.rateLimit.aggregateBy',
      remedy: "write ['ip']: as a plain string one visitor locks out everybody",
    });
  return problems;
}

/** Why a function needs no rate limit, in a comment right above its config. */
const REASON = /^\/\/ No rate limit: \S.{20,}/m;
/** What a signed-in person may not set off without end. */
const COSTLY = /#netlify\/billing\/|personal-data\/export-data/;

function isExportedConst({ modifiers, declarationList }: ts.VariableStatement): boolean {
  const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return isExported && (declarationList.flags & ts.NodeFlags.Const) !== 0;
}

/** A function that the clock calls is a job of the list: recorded, watched, and late by the very schedule it has. */
function checkJob(file: string, text: string, schedule: string, goesOn: string): Problem[] {
  const name = nameOf(file);
  const known: JobPlan | undefined = Object.hasOwn(jobs, name) ? jobs[name as keyof typeof jobs] : undefined;
  if (!known)
    return [{ file, remedy: `name this job in src/domain/admin/job/job-list.ts: nobody would watch over it` }];
  const problems: Problem[] = [];
  if (known.schedule !== schedule)
    problems.push({ file, field: 'config.schedule', value: schedule, remedy: `the list says ${known.schedule}` });
  if (!new RegExp(`export default defineJob\\(\\s*'${name}'`).test(text))
    problems.push({ file, remedy: `write export default defineJob('${name}', …): its runs would not be recorded` });
  if (/\branOut\b/.test(text) && !goesOn.includes(`'../${name}/${name}.ts'`))
    problems.push({
      file,
      field: 'ranOut',
      remedy: `name this job in ${CONTINUE_JOB} too: else nothing goes on with it`,
    });
  return problems;
}

/** A background function is started by our own jobs alone: it has no path of its own and asks for their token. */
function checkBackground(file: string, text: string, path: string | undefined): Problem[] {
  if (path !== undefined) return [{ file, field: 'config.path', value: path, remedy: 'leave it out: nobody calls it' }];
  return text.includes('askedJob(')
    ? []
    : [{ file, remedy: 'ask askedJob(request) first: anybody on the internet can start it' }];
}

/** Written out down to the last value: no name, spread, call or getter that only running the file would resolve. */
function isPlainLiteral(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlainLiteral);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isPlainLiteral(property.initializer),
    );
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  report(
    'Functions',
    checkFunctions(
      readSourceFiles(root, ['netlify/functions'], ['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs']),
      readSourceFiles(root, ['src/api'], ['.ts']),
    ),
  );
}
