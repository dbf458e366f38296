import { backUp } from './backup/backup.ts';
import { copyEndings } from './backup/journal.ts';
import { readBackupOrder } from './backup/which-site.ts';

/**
 * `npm run backup -- <file> [--site <id>] [--context <name>]`: every record of every store into one file.
 * `--endings` copies the journal of endings instead, which no backup holds.
 */
try {
  const { stores, file, context, onlyEndings } = readBackupOrder(process.argv.slice(2), process.env);
  const counts = await (onlyEndings ? copyEndings : backUp)(stores, file, context, new Date());
  for (const [store, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${store}`);
  console.log(
    onlyEndings
      ? `Copied the endings of ${context} into ${file}. Keep the newest copy away from the store, as long as the oldest backup.`
      : `Backed up ${context} into ${file}. It holds people's data: keep it locked away, and 30 days at most.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
