import { readOnce } from '#netlify/stores/read-once.ts';
import { dropOf, dropsByKey } from '#domain/drop/desk-drops.ts';
import { dropProblems } from '#domain/drop/drop-problems.ts';
import { dropFields } from '#domain/drop/drop.record.ts';
import { lookAgainOn } from '#domain/drop/look-again.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { fileDrops } from '#netlify/catalog/drops.ts';
import { type DocumentRules, textOf, views } from './kind-rules.ts';

/** The rules of drops; whoever needs no other kind does not carry what reads texts. */
export const dropRules: DocumentRules = {
  files: readOnce(async () => dropsByKey(await fileDrops())),
  table: dropFields,
  newKey: (_, { nextId }) => ({ key: String(nextId), nextId: nextId + 1 }),
  problems: async (key, { fields, showsOn }, { shelf: index, today }) => {
    const [{ tools }, files] = await Promise.all([currentCatalogue(), dropRules.files()]);
    return dropProblems(dropOf(key, fields), {
      tools: new Map(tools.map(({ id, name }) => [id, name])),
      drops: views(files, index).map(([id, view]) => ({
        id: Number(id),
        releaseDate: textOf(view.fields['releaseDate']),
      })),
      today: showsOn !== null && showsOn > today ? showsOn : today,
    });
  },
  titleOf: ({ updateTitle }) => textOf(updateTitle),
  noteOf: ({ toolName, kind }) => [textOf(toolName), textOf(kind)].filter(Boolean).join(', '),
  dayOf: ({ releaseDate }) => textOf(releaseDate),
  lookAgainOn,
};
