import { nameKey } from '#domain/tool/merge-tools.ts';
import { addressKey } from '#domain/text/web-address.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { UploadRow } from './upload-fields.ts';

/** Rows that have the name or the address of an earlier row. */
export function findTwins(rows: readonly UploadRow[]): Refusal[] {
  const names = new Map<string, number>();
  const addresses = new Map<string, number>();
  return rows.flatMap(({ row, fields: { name, link = '' } }): Refusal[] => {
    const [byName, byLink] = [names.get(nameKey(name)), addresses.get(addressKey(link))];
    names.set(nameKey(name), byName ?? row);
    if (link !== '') addresses.set(addressKey(link), byLink ?? row);
    const earlier = byName ?? byLink;
    return earlier === undefined
      ? []
      : [
          refusal(
            row,
            byName === undefined ? 'link' : 'name',
            byName === undefined ? link : name,
            `Row ${earlier} is the same tool already: keep one of them.`,
          ),
        ];
  });
}
