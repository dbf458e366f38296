import type { UploadFields } from '#domain/tool/csv/upload-fields.ts';
import { makeDerivedTool, makeTool } from './make-tool.ts';
import { FIRST_UPLOADED_ID, mergeTools } from '#domain/tool/merge-tools.ts';
import { planUpload, type Standing } from './plan-upload.ts';

/** Two tools of files. */
export const files = [
  makeDerivedTool({ id: 1, name: 'Alpha', slug: 'alpha', link: 'https://alpha.example/' }),
  makeDerivedTool({ id: 2, name: 'Beta', slug: 'beta', link: 'https://beta.example/' }),
];
/** Nothing uploaded yet. */
export const empty: Standing = { files, uploads: [], nextId: FIRST_UPLOADED_ID };

/** A row's fields; say only what the test is about. */
function fieldsOf(fields: Partial<UploadFields>): UploadFields {
  const { name, category, description, pros, cons, yakOpinion, departments, goals } = makeTool();
  return {
    name,
    category,
    description,
    pros,
    cons,
    yakOpinion,
    departments,
    goals,
    pricing: { amount: 10, period: 'month' },
    ...fields,
  };
}
/** Rows of a sheet, the first under its header. */
const rowsOf = (...all: Partial<UploadFields>[]) =>
  all.map((fields, index) => ({ row: index + 2, fields: fieldsOf(fields), notes: [], missing: [] }));
/** What an upload would do. */
export const upload = (standing: Standing, ...all: Partial<UploadFields>[]) => planUpload(standing, rowsOf(...all));
/** How things stand once it is done. */
export const after = (standing: Standing, ...all: Partial<UploadFields>[]): Standing => {
  const { uploads, nextId } = upload(standing, ...all);
  return { ...standing, uploads, nextId };
};
/** A tool of files and uploads by its name. */
export const find = ({ files: of, uploads }: Standing, name: string) =>
  mergeTools(of, uploads).find((tool) => tool.name === name);
