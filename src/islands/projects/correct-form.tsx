import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type LineVersion, PROJECT_BOUNDS } from '#domain/project/project.ts';
import { $lineTools, loadLineTools } from '#state/line-tools.ts';
import { $linesPending, correct } from '#state/open-project.ts';
import { useStore } from '../use-store.ts';
import { SourceField } from './source-field.tsx';
import { ToolChoice } from './tool-choice.tsx';
import styles from './projects.module.css';

interface Props {
  project: string;
  line: string;
  version: LineVersion;
  onEnd(): void;
}

/** What a line should say instead: a new version of it; the old one stays in its history. */
export function CorrectForm({ project, line, version, onEnd }: Props) {
  const isPending = useStore($linesPending);
  const known = useStore($lineTools);
  const first = useRef<HTMLInputElement>(null);
  const { asset, toolId, plan, account, day, human, sourceType } = version;
  const [said, setSaid] = useState({ asset, account, day, human, sourceType });
  const [tools, setTools] = useState([{ id: toolId, plan }]);
  const [chosen] = tools;

  useEffect(() => {
    first.current?.focus();
  }, []);
  useEffect(() => {
    if (chosen) void loadLineTools([chosen.id]);
  }, [chosen]);

  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen) return;
    if (await correct(project, line, { ...said, toolId: chosen.id, plan: chosen.plan })) onEnd();
  };
  const isOther = chosen && (chosen.id !== toolId || chosen.plan !== plan);
  const text = (field: 'asset' | 'human' | 'account') => ({
    className: 'field',
    value: said[field],
    maxLength: PROJECT_BOUNDS[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setSaid({ ...said, [field]: target.value }),
  });
  return (
    <form className={styles['correcting']} onSubmit={(event) => void keep(event)}>
      <label>
        What was made
        <input ref={first} required pattern=".*\S.*" title="What was made" {...text('asset')} />
      </label>
      <ToolChoice known={known} tools={tools} used={[]} onChoose={(next) => setTools(next.slice(-1))} />
      <label>
        Day of the work
        <input
          className="field"
          type="date"
          required
          value={said.day}
          onChange={({ target }) => setSaid({ ...said, day: target.value })}
        />
      </label>
      <SourceField
        id={`source-${line}`}
        value={said.sourceType}
        onChange={(sourceType) => setSaid({ ...said, sourceType })}
      />
      <label>
        What a person did
        <input {...text('human')} />
      </label>
      <label>
        Account
        <input {...text('account')} />
      </label>
      <p>
        {isOther
          ? 'Another tool or plan: its facts are frozen as they stand today.'
          : 'The facts of their day stay as they are.'}
      </p>
      <div className={styles['ways']}>
        <button type="submit" className="button button-signal" disabled={isPending || !chosen}>
          Keep the correction
        </button>
        <button type="button" className="button button-plain" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  );
}
