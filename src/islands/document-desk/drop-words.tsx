import { useEffect } from 'react';
import { dropKinds, updateTypes } from '#domain/drop/drop-words.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import { $deskDocuments, loadDeskDocuments } from '#state/desk-documents.ts';
import { changeDocument } from '#state/document-editor.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import { ToolField } from '../tool-field.tsx';
import { useStore } from '../use-store.ts';
import { type FormPart, textOf } from './document-form.ts';

/** Everything that a drop says. */
export function DropWords({ desk, fields, problems }: FormPart) {
  const text = (name: string) => textOf(fields, name);
  return (
    <>
      <ToolField
        label="Tool"
        by="id"
        value={typeof fields['toolId'] === 'number' ? fields['toolId'] : null}
        empty="None: it is not in the guide."
        problem={problems['toolId']}
        onChange={(tool) => changeDocument({ toolId: tool?.id ?? null, ...(tool && { toolName: tool.name }) })}
      />
      <TextField
        label="Its name, as readers know it"
        value={text('toolName')}
        problem={problems['toolName']}
        onChange={(toolName) => changeDocument({ toolName })}
      />
      <TextField
        label="Headline"
        value={text('updateTitle')}
        problem={problems['updateTitle']}
        note={`8 to 90 characters; now ${text('updateTitle').length}.`}
        onChange={(updateTitle) => changeDocument({ updateTitle })}
      />
      <TextField
        label="What changed, and for whom it matters"
        rows={5}
        value={text('updateDescription')}
        problem={problems['updateDescription']}
        note={`60 to 400 characters; now ${text('updateDescription').length}.`}
        onChange={(updateDescription) => changeDocument({ updateDescription })}
      />
      <ChoiceField
        label="Type"
        value={text('updateType') as (typeof updateTypes)[number]}
        words={updateTypes}
        problem={problems['updateType']}
        onChange={(updateType) => changeDocument({ updateType })}
      />
      <ChoiceField
        label="Kind of news"
        value={text('kind') as (typeof dropKinds)[number]}
        words={dropKinds}
        problem={problems['kind']}
        onChange={(kind) => changeDocument({ kind })}
      />
      <TextField
        label="Day of the release"
        type="date"
        value={text('releaseDate')}
        problem={problems['releaseDate']}
        note="As the source gives it."
        onChange={(releaseDate) => changeDocument({ releaseDate })}
      />
      <TextField
        label="Page that says it"
        type="url"
        value={text('sourceUrl')}
        problem={problems['sourceUrl']}
        onChange={(sourceUrl) => changeDocument({ sourceUrl: sourceUrl || null })}
      />
      <TextField
        label="Copy that was read"
        type="url"
        value={text('copyUrl')}
        problem={problems['copyUrl']}
        note="Only when the page itself was not: an archived or transcribed copy."
        onChange={(copyUrl) => changeDocument({ copyUrl: copyUrl || undefined })}
      />
      <TextField
        label="Its words"
        rows={3}
        value={text('quote')}
        problem={problems['quote']}
        note="At most 240 characters, as they stand there; readers see them."
        onChange={(quote) => changeDocument({ quote })}
      />
      <ChoiceField
        label="Where it was read"
        value={fields['isAuthentic'] === true ? 'maker' : 'report'}
        words={['maker', 'report']}
        labels={{ maker: 'on the maker’s own page', report: 'in somebody else’s report' }}
        problem={problems['isAuthentic']}
        onChange={(where) => changeDocument({ isAuthentic: where === 'maker' })}
      />
      <TextField
        label="What held before"
        value={text('before')}
        problem={problems['before']}
        note="In a few words; empty where nothing changed."
        onChange={(before) => changeDocument({ before })}
      />
      <TextField
        label="What holds now"
        value={text('after')}
        problem={problems['after']}
        onChange={(after) => changeDocument({ after })}
      />
      <TextField
        label="What is still open"
        value={text('openQuestion')}
        problem={problems['openQuestion']}
        note="“No closing date named”: readers see it, and the list asks to look again after 30 days."
        onChange={(openQuestion) => changeDocument({ openQuestion })}
      />
      {text('openQuestion') !== '' && (
        <TextField
          label="Last looked for an answer"
          type="date"
          value={text('lookedOn')}
          problem={problems['lookedOn']}
          note="Empty: not since the release."
          onChange={(lookedOn) => changeDocument({ lookedOn: lookedOn || undefined })}
        />
      )}
      <ChoiceField
        label="Highlight of its week"
        value={fields['isHighlight'] === true ? 'yes' : 'no'}
        words={['no', 'yes']}
        note="Three a week stand first in the digest; without a mark those about the most saved tools."
        onChange={(isHighlight) => changeDocument({ isHighlight: isHighlight === 'yes' })}
      />
      <Successor documentKey={desk?.key ?? ''} value={fields['supersededBy']} problem={problems['supersededBy']} />
    </>
  );
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
