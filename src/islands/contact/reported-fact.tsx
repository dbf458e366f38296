import { useState } from 'react';
import { type Report, type ReportedTool, reportWords } from '#domain/watch/correction/report-error.ts';
import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';
import { ChoiceField } from '#parts/form-field.tsx';

interface Props {
  report: Report;
  /** @param before how the form began with what was chosen until now */
  onChoice(tool: ReportedTool | undefined, fact: FactName | null, before: ReturnType<typeof reportWords>): void;
}

const facts = factNames.map((value) => ({ value, label: factTitles[value] }));

/** Which fact of which tool a report is about: asked once, of all tools on the page that the reader came from. */
export function ReportedFact({ report: { tools, fact: first }, onChoice }: Props) {
  const [tool, setTool] = useState(tools.length === 1 ? tools[0] : undefined);
  const [fact, setFact] = useState(first);
  const choose = (nextTool: ReportedTool | undefined, nextFact: FactName | null) => {
    onChoice(nextTool, nextFact, reportWords(tool, fact));
    setTool(nextTool);
    setFact(nextFact);
  };
  return (
    <>
      {tools.length > 1 && (
        <ChoiceField
          name="tool"
          label="Which tool?"
          placeholder="Choose a tool"
          isOptional
          choices={tools.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(tool?.id ?? '')}
          onChange={(event) =>
            choose(
              tools.find(({ id }) => String(id) === event.currentTarget.value),
              fact,
            )
          }
        />
      )}
      <ChoiceField
        name="fact"
        label="Which fact?"
        placeholder="Something else"
        isOptional
        choices={facts}
        value={fact ?? ''}
        onChange={(event) => choose(tool, factNames.find((name) => name === event.currentTarget.value) ?? null)}
      />
    </>
  );
}
