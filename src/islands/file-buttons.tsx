import type { ExportedList } from '#api/list-exports.ts';
import type { BriefFormat } from '#domain/collection/brief-format.ts';
import { $filePending, downloadList } from '#state/list-files.ts';
import { useStore } from './use-store.ts';

const words: Record<BriefFormat, string> = { csv: 'CSV', markdown: 'Markdown', json: 'JSON' };

/** Downloads a list in each of its forms. */
export function FileButtons({ list }: { list: ExportedList }) {
  const isPending = useStore($filePending);
  return (Object.keys(words) as BriefFormat[]).map((format) => (
    <button
      key={format}
      type="button"
      className="button"
      disabled={isPending}
      aria-label={`Download as ${words[format]}`}
      onClick={() => void downloadList(list, format)}
    >
      {words[format]}
    </button>
  ));
}
