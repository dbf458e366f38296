import { useEffect } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { $deskDocuments, loadDeskDocuments } from '#state/desk-documents.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField } from '#parts/desk-field.tsx';
import { ToolField } from '../tool-field.tsx';
import { useStore } from '../use-store.ts';
import type { FormPart } from './document-form.ts';

/** The tool that a drop is about, and the drop that makes it out of date. */
export function dropOwnFields({ desk, fields }: FormPart) {
  return {
    toolId: (problem: string | undefined) => (
      <ToolField
        label="Tool"
        by="id"
        value={typeof fields['toolId'] === 'number' ? fields['toolId'] : null}
        empty="None: it is not in the guide."
        problem={problem}
        onChange={(tool) => changeDocument({ toolId: tool?.id ?? null, ...(tool && { toolName: tool.name }) })}
      />
    ),
    supersededBy: (problem: string | undefined) => (
      <Successor documentKey={desk?.key ?? ''} value={fields['supersededBy']} problem={problem} />
    ),
  };
}

/** The later drop that makes this one out of date. */
function Successor({
  documentKey,
  value,
  problem,
}: {
  documentKey: string;
  value: unknown;
  problem: string | undefined;
}) {
  const reading = useStore($deskDocuments);
  useEffect(() => {
    void loadDeskDocuments('drop');
  }, []);
  const lines = reading.status === 'read' ? reading.read.lines.filter(({ key }) => key !== documentKey) : [];
  return (
    <ChoiceField
      label="Superseded by"
      value={typeof value === 'number' ? String(value) : ''}
      words={lines.map(({ key }) => key)}
      labels={Object.fromEntries(lines.map(({ key, title, day }) => [key, `${title}${day && ` (${dayText(day)})`}`]))}
      empty="It still holds"
      note="A later drop that says otherwise: readers are sent on to it."
      problem={problem}
      onChange={(key) => changeDocument({ supersededBy: String(key) === '' ? null : Number(key) })}
    />
  );
}
