/** What the doctor looks at: this machine, as `readMachine` found it. */
export interface Machine {
  /** The Node that runs the project's scripts, e.g. '24.21.0', and the one package.json names. */
  node: { running: string; wanted: string };
  /** Packages that are not there in the version that package-lock.json names. */
  packages: { missing: readonly string[]; other: readonly string[] };
  /** The browser that the tests drive: its version, or why it did not start. */
  browser: { version: string } | { fault: string };
  ports: readonly { port: number; usedBy: string; variable: string; isFree: boolean }[];
  /** Addresses that the name localhost stands for. */
  localhost: readonly string[];
  /** Bytes that may still be written where the project lies. */
  freeDisk: number;
}

/** One thing that was looked at. */
interface Finding {
  isSound: boolean;
  /** What was found; when something is missing, what to do about it as well. */
  words: string;
}

/** Packages, a browser, a built site and its data, with room to work. */
const ENOUGH_DISK = 2_000_000_000;
const MAX_NAMES = 5;

/** Says in words what is missing on a machine to run and test the project, and what is there. */
export function examineMachine(machine: Machine): Finding[] {
  const { node, packages, browser, ports, localhost, freeDisk } = machine;
  return [
    nodeFinding(node),
    packagesFinding(packages),
    'version' in browser
      ? sound(`A browser for the tests starts: ${browser.version}.`)
      : missing(`No browser starts (${browser.fault}). Install Chromium, or name one in CHROME_PATH.`),
    ...portFindings(ports),
    localhost.some((address) => address === '127.0.0.1' || address === '::1')
      ? sound('localhost is this machine.')
      : missing(
          'The name localhost does not lead to this machine: add the line “127.0.0.1 localhost” to the hosts file.',
        ),
    freeDisk >= ENOUGH_DISK
      ? sound(`${gigabytes(freeDisk)} of disk are free.`)
      : missing(
          `Only ${gigabytes(freeDisk)} of disk are free, and building and testing take ${gigabytes(ENOUGH_DISK)}.`,
        ),
  ];
}

function nodeFinding({ running, wanted }: Machine['node']): Finding {
  return majorOf(running) === majorOf(wanted)
    ? sound(`Node ${running} runs the scripts.`)
    : missing(
        `Node ${running} runs this, and the project needs ${wanted}: run “npm ci”, which brings it, and start scripts by “npm run …”.`,
      );
}

function packagesFinding({ missing: absent, other }: Machine['packages']): Finding {
  if (absent.length === 0 && other.length === 0) return sound('Every package is there, as package-lock.json has it.');
  const parts = [
    ...(absent.length > 0 ? [`missing: ${listed(absent)}`] : []),
    ...(other.length > 0 ? [`of another version: ${listed(other)}`] : []),
  ];
  return missing(`Packages ${parts.join('; ')}. Run “npm ci”.`);
}

function portFindings(ports: Machine['ports']): Finding[] {
  const taken = ports.filter(({ isFree }) => !isFree);
  if (taken.length === 0)
    return [sound(`The ports ${ports.map(({ port }) => port).join(', ')} are free for npm start.`)];
  return taken.map(({ port, usedBy, variable }) =>
    missing(`Port ${port}, for ${usedBy}, is in use: stop what listens there, or set ${variable} to a free port.`),
  );
}

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

function sound(words: string): Finding {
  return { isSound: true, words };
}

function missing(words: string): Finding {
  return { isSound: false, words };
}
