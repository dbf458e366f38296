import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '#parts/desk-field.tsx';
import { type NamedTool, findTools } from '#state/find-tools.ts';

/** Milliseconds without a key after which tools are looked for. */
const QUIET_MS = 150;

interface Props<Key extends 'id' | 'slug'> {
  label: string;
  /** What the form keeps of the tool. */
  by: Key;
  /** Null for none. */
  value: NamedTool[Key] | null;
  /** Words for none. */
  empty: string;
  problem?: string | undefined;
  /** What helps about the chosen tool, besides its number. */
  about?(tool: NamedTool): string;
  onChange(tool: NamedTool | null): void;
}

/** One tool of the guide, found by a part of its name, its maker, its address or its number as one types. */
export function ToolField<Key extends 'id' | 'slug'>({
  label,
  by,
  value,
  empty,
  problem,
  about,
  onChange,
}: Props<Key>) {
  const list = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<NamedTool[]>([]);
  const [chosen, setChosen] = useState<NamedTool | null>(null);
  /** What stands for the words that were typed. */
  const told = useRef<NamedTool[Key] | null>(null);
  const typed = useRef('');
  /** A tool that is found a moment later goes into the form as it is then. */
  const choose = useRef(onChange);
  choose.current = onChange;

  const settle = (words: string, among: readonly NamedTool[]) => {
    const tool = among.find(({ name }) => name.toLowerCase() === words.trim().toLowerCase()) ?? null;
    if ((tool?.[by] ?? null) === told.current) return;
    told.current = tool?.[by] ?? null;
    setChosen(tool);
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
    setChosen(null);
    if (value === null) return;
    void findTools(String(value)).then((tools) => {
      const tool = tools.find((one) => one[by] === value);
      if (tool === undefined || told.current !== value || typed.current !== '') return;
      typed.current = tool.name;
      setText(tool.name);
      setChosen(tool);
    });
  }, [value, by]);
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

  const chosenWords = chosen && `№ ${chosen.id}.${about ? ` ${about(chosen)}` : ''}`;
  return (
    <>
      <TextField
        label={label}
        value={text}
        list={list}
        problem={problem}
        note={value === null ? looseWords(text, found, empty) : (chosenWords ?? `${value}`)}
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

/** What helps while no tool is chosen. */
function looseWords(text: string, found: readonly NamedTool[], empty: string): string {
  if (text.trim() === '') return `Type a part of its name. ${empty}`;
  const names = found.slice(0, 3).map(({ name }) => name);
  return names.length > 0 ? `Not chosen yet: ${names.join(', ')} …? Enter takes the first.` : empty;
}
