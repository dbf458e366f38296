import { restore } from './backup/backup.ts';
import { readRestoreOrder } from './backup/which-site.ts';

/**
 * `npm run restore -- <file> [--endings <file>] [--cautious] [--site <id>] [--context <name>] [--overwrite]`: every record of
 * a backup back into its store, without what people ended since.
 */
try {
  const { stores, file, context, ...options } = readRestoreOrder(process.argv.slice(2), process.env);
  const { written, same, kept, ended, endingsUntil } = await restore(stores, file, context, options);
  console.log(
    `Restored ${context}: ${written} written, ${same} were the same already, ${kept} say something else and stay, ${ended} were ended since and stay so.`,
  );
  if (kept > 0 && !options.overwrite) console.log('Run it with --overwrite to put the backup over those.');
  if (written > 0) console.log('Everybody whose account was written is signed out on all devices.');
  if (endingsUntil !== null)
    console.log(
      `The copy of the endings reaches until ${endingsUntil}. If people used the site after that, run it again with --cautious --overwrite before anybody uses it.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
