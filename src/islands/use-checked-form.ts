import { type SubmitEvent, type SyntheticEvent, useState } from 'react';

/** What is wrong with a form, by field, in words. */
type FormErrors<Form> = Partial<Record<keyof Form & string, string>>;

interface CheckedForm<Form> {
  errors: FormErrors<Form>;
  /** How many fields are wrong, in words: 'one field needs another look'; null when none is. */
  lacks: string | null;
  /** What was typed, when nothing is wrong with it. Otherwise null: the errors stand beside their fields and the first one has the focus. */
  accept(event: SubmitEvent<HTMLFormElement>): Form | null;
  /** To be called while somebody types: an error that is corrected goes away. */
  recheck(event: SyntheticEvent<HTMLFormElement>): void;
}

/**
 * A form whose fields keep what was typed: the page holds the words, this only the errors.
 * @param names of the fields, in the order in which they stand on the page
 */
export function useCheckedForm<Form extends Record<keyof Form & string, string>>(
  names: readonly (keyof Form & string)[],
  check: (form: Form) => FormErrors<Form>,
): CheckedForm<Form> {
  const [errors, setErrors] = useState<FormErrors<Form>>({});
  const count = Object.keys(errors).length;
  return {
    errors,
    lacks: count === 0 ? null : `${count === 1 ? 'one field needs' : `${count} fields need`} another look`,
    accept(event) {
      event.preventDefault();
      const form = read<Form>(event.currentTarget, names);
      const found = check(form);
      setErrors(found);
      const first = names.find((name) => found[name] !== undefined);
      if (first === undefined) return form;
      fieldOf(event.currentTarget, first)?.focus();
      return null;
    },
    recheck(event) {
      const target = event.target;
      const name = target instanceof HTMLElement ? names.find((one) => one === target.getAttribute('name')) : undefined;
      if (name === undefined || errors[name] === undefined) return;
      const { [name]: before, ...others } = errors;
      const now = check(read<Form>(event.currentTarget, names))[name];
      if (now !== before) setErrors((now === undefined ? others : { ...errors, [name]: now }) as FormErrors<Form>);
    },
  };
}

/** One field of a form by its name. */
export function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field
    : null;
}

/** What stands in the fields, as typed. */
function read<Form>(form: HTMLFormElement, names: readonly string[]): Form {
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Form;
}

/**
 * Puts in what we know of a signed-in reader: never over what was typed, nor into the field in which somebody is about to
 * type.
 */
export function prefill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && field.value === '' && field !== document.activeElement) field.value = value;
  }
}
