import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '#parts/desk-field.tsx';
import { type NamedTool, findTools } from '#state/find-tools.ts';

/** Milliseconds without a key after which tools are looked for. */
const QUIET_MS = 150;

interface Props {
  label: string;
  /** Number of the tool; null for none. */
  value: number | null;
  /** Words for none. */
  empty: string;
  problem?: string | undefined;
  onChange(tool: NamedTool | null): void;
}

/** One tool of the guide, found by a part of its name, its maker, its address or its number as one types. */
export function ToolField({ label, value, empty, problem, onChange }: Props) {
  const list = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<NamedTool[]>([]);
  /** The number that stands for what was typed. */
  const told = useRef<number | null>(null);
  const typed = useRef('');
  /** A tool that is found a moment later goes into the form as it is then. */
  const choose = useRef(onChange);
  choose.current = onChange;

  const settle = (words: string, among: readonly NamedTool[]) => {
    const tool = among.find(({ name }) => name.toLowerCase() === words.trim().toLowerCase()) ?? null;
    if (tool?.id === told.current || (tool === null && told.current === null)) return;
    told.current = tool?.id ?? null;
    choose.current(tool);
  };
  const type = (words: string) => {
    typed.current = words;
    setText(words);
    settle(words, found);
  };
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    typed.current = '';
    setText('');
    if (value === null) return;
    void findTools(String(value)).then((tools) => {
      const name = tools.find(({ id }) => id === value)?.name;
      if (name === undefined || told.current !== value || typed.current !== '') return;
      typed.current = name;
      setText(name);
    });
  }, [value]);
  useEffect(() => {
    if (text.trim() === '') return;
    const looking = setTimeout(() => {
      void findTools(text.trim()).then((tools) => {
        if (typed.current !== text) return;
        setFound(tools);
        settle(text, tools);
      });
    }, QUIET_MS);
    return () => clearTimeout(looking);
  }, [text]);

  return (
    <>
      <TextField
        label={label}
        value={text}
        list={list}
        problem={problem}
        note={noteOf(value, text, found, empty)}
        onChange={type}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || value !== null || text.trim() === '' || !first) return;
          event.preventDefault(); // it sends no form that lacks its tool
          type(first.name);
        }}
      />
      <datalist id={list}>
        {found.map(({ id, name }) => (
          <option key={id} value={name}>
            № {id}
          </option>
        ))}
      </datalist>
    </>
  );
}

function noteOf(value: number | null, text: string, found: readonly NamedTool[], empty: string): string {
  if (value !== null) return `№ ${value}.`;
  if (text.trim() === '') return `Type a part of its name. ${empty}`;
  const names = found.slice(0, 3).map(({ name }) => name);
  return names.length > 0 ? `Not chosen yet: ${names.join(', ')} …? Enter takes the first.` : empty;
}
