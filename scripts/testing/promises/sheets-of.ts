import { sheetFilePath, sheetFormats } from '#api/project-sheet.ts';
import type { Functions } from '../load-functions.ts';
import { type Person, ask } from '../site-under-test.ts';

/** The sheet of a project in each of its forms, every byte of it, in base64. @throws Error when one is refused */
export async function sheetsOf(functions: Functions, person: Person, project: string): Promise<string[]> {
  const sheets: string[] = [];
  for (const format of sheetFormats) {
    const answer = await ask(functions('project-sheet'), 'GET', sheetFilePath(project, format), { person });
    if (!answer.ok) throw new Error(`${format}: ${answer.status} ${await answer.text()}`);
    sheets.push(Buffer.from(await answer.arrayBuffer()).toString('base64'));
  }
  return sheets;
}
