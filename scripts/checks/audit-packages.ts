import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;
/** Holes of these levels fail ci, in what is deployed or builds what is deployed. */
const FAILING: readonly string[] = LEVELS.slice(0, 2);

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(LEVELS), range: z.string() })),
});
const refusalSchema = z.object({ message: z.string().optional(), statusCode: z.number().optional() });

/** What npm said of the packages, in words, and whether somebody must look before anything is deployed. */
interface PackageAudit {
  words: string;
  isFailing: boolean;
}

/**
 * Reads the answer of `npm audit --json`. A registry that gives none, as mirrors and networks without one do, fails
 * nothing: that says nothing about the change under test.
 */
export function readAudit(answer: string): PackageAudit {
  const parsed = parse(answer);
  const { data: report } = reportSchema.safeParse(parsed);
  if (!report) {
    const { message = 'no answer' } = refusalSchema.safeParse(parsed).data ?? {};
    return { words: `Packages: not audited, the registry does not do it (${message})`, isFailing: false };
  }
  const holes = Object.entries(report.vulnerabilities).map(([name, { severity, range }]) => ({
    name,
    severity,
    range,
  }));
  const failing = holes.filter(({ severity }) => FAILING.includes(severity));
  const counts = LEVELS.flatMap((level) => {
    const count = holes.filter(({ severity }) => severity === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  const lines = failing.map(({ name, severity, range }) => `${name} ${range}: ${severity}, see npm audit --omit=dev`);
  return {
    words: [`Packages: ${counts.join(', ') || 'no known hole'}`, ...lines].join('\n'),
    isFailing: failing.length > 0,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A registry that hangs is none. */
const patience = ['--fetch-retries=1', '--fetch-timeout=30000'];

if (import.meta.main) {
  // npm ends with 1 when it found a hole, and when there is no answer.
  const { stdout } = await promisify(execFile)('npm', ['audit', '--omit=dev', '--json', ...patience], {
    maxBuffer: 1 << 26,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const { words, isFailing } = readAudit(stdout);
  console.log(words);
  process.exitCode = isFailing ? 1 : 0;
}
