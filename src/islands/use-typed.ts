import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * One field whose text is kept when the reader leaves it. Until then what was typed shows; afterwards what is kept, whoever
 * changed it.
 * @param keep whether the text is kept: else what was typed stays
 */
export function useTyped<Of extends Field>(value: string, keep: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = async () => {
    if (typed !== null && (await keep(typed.trim()))) setTyped((now) => (now === typed ? null : now));
  };
  return {
    value: typed ?? value,
    onChange: ({ target }: ChangeEvent<Of>) => setTyped(target.value),
    onBlur: () => void leave(),
  };
}

/** Enter leaves a field of one line. */
export function leaveOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter') currentTarget.blur();
}
