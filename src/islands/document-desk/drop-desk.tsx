import { useMemo } from 'react';
import { startOfDrop } from '#state/drop-start.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, textOf } from './document-form.ts';
import { DropPreview } from './drop-preview.tsx';
import { type ToolChoice, DropWords } from './drop-words.tsx';

/** The desk of Fresh Drops. */
export function DropDesk({ tools }: { tools: readonly ToolChoice[] }) {
  const form = useMemo(() => dropForm(tools), [tools]);
  return <DocumentDesk form={form} />;
}

function dropForm(tools: readonly ToolChoice[]): DocumentForm {
  return {
    kind: 'drop',
    path: '/admin/drops',
    noun: 'drop',
    canAdd: true,
    empty: {
      toolName: '',
      toolId: null,
      updateTitle: '',
      updateDescription: '',
      updateType: 'updated',
      kind: 'feature',
      releaseDate: '',
      sourceUrl: null,
      isAuthentic: false,
      quote: '',
      supersededBy: null,
    },
    start: startOfDrop,
    titleOf: (fields) => textOf(fields, 'updateTitle'),
    pathOf: (key) => `/all-updates#drop-${key}`,
    Words: (part) => <DropWords {...part} tools={tools} />,
    Preview: DropPreview,
  };
}
