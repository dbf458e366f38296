import { evidenceKinds } from '#domain/tool/tool-words.ts';
import type { Source, Sources } from '#domain/tool/evidence/source.schema.ts';
import { sourceName } from '#domain/tool/evidence/witness-sources.ts';
import { dayOf } from '#domain/value/day.ts';
import { ChoiceField, TextField } from '#parts/desk-field.tsx';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';

interface Props {
  value: Sources;
  /** Names whose words stand behind some value. */
  cited: ReadonlySet<string>;
  problems: Readonly<Record<string, string>>;
  onChange(value: Sources): void;
  /** Calls a source otherwise, here and wherever its words stand. */
  onRename(from: string, to: string): void;
}

/** The pages that were read for a tool, each by a short name. */
export function SourceRows({ value, cited, problems, onChange, onRename }: Props) {
  const { place, focusAfter } = useFocusAfter<HTMLFieldSetElement>();
  const names = Object.keys(value);
  const put = (name: string, change: Partial<Source>) =>
    onChange(
      Object.fromEntries(
        Object.entries(value).map(([one, source]) => [one, one === name ? { ...source, ...change } : source]),
      ),
    );
  const add = () => {
    onChange({
      ...value,
      [sourceName('', value)]: {
        page: '',
        copy: null,
        kind: 'maker',
        readOn: dayOf(new Date()),
        pageDate: null,
        language: 'en',
      },
    });
    focusAfter(`[data-row="${names.length}"] input`);
  };
  const takeOut = (name: string) => {
    onChange(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)));
    focusAfter(':scope > button');
  };
  const rename = (from: string, typed: string) => {
    const to = typed.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
    if (to === from || Object.hasOwn(value, to)) return;
    onRename(from, to);
  };
  return (
    <fieldset ref={place} className={styles['rows']}>
      <legend>Sources: the pages that were read</legend>
      {names.map((name, index) => {
        const source = value[name];
        const at = (part: string) => problems[`sources.${name}.${part}`];
        return source === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the name is typed in the row itself, and its fields keep nothing of their own
          <fieldset key={index} data-row={index} className={styles['evidence']}>
            <legend>Source “{name}”</legend>
            <TextField
              label="Name"
              value={name}
              maxLength={30}
              problem={
                problems[`sources.${name}`] ??
                (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? undefined : 'small letters and figures, with hyphens between')
              }
              note="Small letters, figures and hyphens; each name once."
              onChange={(typed) => rename(name, typed)}
            />
            <TextField
              label="Page that the words are about"
              type="url"
              value={source.page}
              problem={at('page')}
              onChange={(page) => put(name, { page })}
            />
            <TextField
              label="Copy in which they were read"
              type="url"
              value={source.copy ?? ''}
              problem={at('copy')}
              note="Empty: the page itself was read."
              onChange={(copy) => put(name, { copy: copy || null })}
            />
            <ChoiceField
              label="Kind"
              value={source.kind}
              words={evidenceKinds}
              problem={at('kind')}
              onChange={(kind) => put(name, { kind })}
            />
            <TextField
              label="Read on"
              type="date"
              value={source.readOn}
              problem={at('readOn')}
              onChange={(readOn) => put(name, { readOn })}
            />
            <TextField
              label="Its own date"
              type="date"
              value={source.pageDate ?? ''}
              problem={at('pageDate')}
              onChange={(day) => put(name, { pageDate: day || null })}
            />
            <TextField
              label="Language"
              value={source.language}
              maxLength={2}
              problem={at('language')}
              note="Two letters: en, ja, zh."
              onChange={(language) => put(name, { language })}
            />
            <button
              type="button"
              className="button"
              disabled={cited.has(name)}
              title={cited.has(name) ? 'Words below still need it' : undefined}
              onClick={() => takeOut(name)}
            >
              Take out<span className="visually-hidden"> source “{name}”</span>
            </button>
          </fieldset>
        );
      })}
      {problems['sources'] && <p className={styles['problem']}>{problems['sources']}</p>}
      <button type="button" className="button" onClick={add}>
        Add a source
      </button>
    </fieldset>
  );
}
