import { join } from 'node:path';
import { examineMachine } from './examine-machine.ts';
import { readMachine } from './read-machine.ts';

/** `npm run doctor`: says in words what is missing on this machine to run and test the project; fails when something is. */
const findings = examineMachine(await readMachine(join(import.meta.dirname, '../..'), process.env));
for (const { isSound, words } of findings) console.log(`${isSound ? 'ok     ' : 'missing'}  ${words}`);
const count = findings.filter(({ isSound }) => !isSound).length;
console.log(count === 0 ? '\nNothing is missing: npm start, npm test.' : `\n${count} to put right.`);
process.exitCode = count === 0 ? 0 : 1;
