import { backUp } from './backup/backup.ts';
import { readOrder } from './backup/which-site.ts';

/** `npm run backup -- <file> [--site <id>] [--context <name>]`: every record of every store into one file. */
try {
  const { stores, file, context } = readOrder(process.argv.slice(2), process.env);
  const counts = await backUp(stores, file, context, new Date());
  for (const [store, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${store}`);
  console.log(`Backed up ${context} into ${file}. It holds people's data: keep it locked away, and 30 days at most.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
