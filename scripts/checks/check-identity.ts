import { basename } from 'node:path';
import type { DataFile, DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** File names say what is inside, and no id, name or address stands twice. */
export function checkIdentity({ tools, drops }: DataSet): Problem[] {
  const misnamed = tools
    .filter(({ file, content }) => basename(file, '.json') !== content.slug)
    .map(({ file, content }) => ({
      file,
      field: 'slug',
      value: content.slug,
      remedy: `write ${basename(file, '.json')}, or rename the file`,
    }));
  const misdated = drops
    .filter(({ file, content }) => !isDropName(basename(file, '.json'), content.releaseDate))
    .map(({ file, content }) => ({
      file,
      field: 'releaseDate',
      value: content.releaseDate,
      remedy: 'name the file <this date>-<slug>.json, the slug in small letters, figures and single hyphens',
    }));
  return [
    ...misnamed,
    ...misdated,
    ...doubles(tools, 'id', ({ id }) => id),
    ...doubles(tools, 'name', ({ name }) => name.toLowerCase()),
    ...doubles(tools, 'link', ({ link }) => link.toLowerCase().replace(/\/$/, '')),
    ...doubles(drops, 'id', ({ id }) => id),
  ];
}

function isDropName(name: string, releaseDate: string): boolean {
  return name.startsWith(`${releaseDate}-`) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name.slice(releaseDate.length + 1));
}

function doubles<Content>(
  files: DataFile<Content>[],
  field: string,
  key: (content: Content) => string | number,
): Problem[] {
  const first = new Map<string | number, string>();
  const problems: Problem[] = [];
  for (const { file, content } of files) {
    const value = key(content);
    const other = first.get(value);
    if (other) problems.push({ file, field, value: String(value), remedy: `${other} has it already; choose another` });
    else first.set(value, file);
  }
  return problems;
}
