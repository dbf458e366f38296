import { restore } from './backup/backup.ts';
import { readOrder } from './backup/which-site.ts';

/** `npm run restore -- <file> [--site <id>] [--context <name>] [--overwrite]`: every record of a backup back into its store. */
try {
  const { stores, file, context, overwrite } = readOrder(process.argv.slice(2), process.env);
  const { written, same, kept } = await restore(stores, file, context, { overwrite });
  console.log(
    `Restored ${context}: ${written} written, ${same} were the same already, ${kept} say something else and stay.`,
  );
  if (kept > 0 && !overwrite) console.log('Run it with --overwrite to put the backup over those.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
