import { manyLines, oneLine, isMailAddress } from '#domain/text/form-text.ts';
import type { MessageForm } from './message.ts';

/** Most letters of each field. */
export const mostLetters = {
  name: 80,
  email: 254,
  company: 100,
  subject: 150,
  message: 5000,
} as const satisfies Record<keyof MessageForm, number>;

/** What was typed, without what does not belong into a field of its kind. */
export function cleanMessage({ name, email, company, subject, message }: MessageForm): MessageForm {
  return {
    name: oneLine(name),
    email: email.trim(),
    company: oneLine(company),
    subject: oneLine(subject),
    message: manyLines(message),
  };
}

/** What is wrong with a cleaned message, by field, in words; empty when it can be sent. */
export function checkMessage(form: MessageForm): Partial<Record<keyof MessageForm, string>> {
  const errors: Partial<Record<keyof MessageForm, string>> = {};
  if (form.name.length < 2) errors.name = 'Name must be at least 2 characters';
  if (!isMailAddress(form.email)) errors.email = 'Please enter a valid email address';
  if (form.subject.length < 5) errors.subject = 'Subject must be at least 5 characters';
  if (form.message.length < 10) errors.message = 'Message must be at least 10 characters';
  for (const [field, label] of [
    ['name', 'Name'],
    ['company', 'Company'],
    ['subject', 'Subject'],
    ['message', 'Message'],
  ] as const) {
    if (form[field].length > mostLetters[field])
      errors[field] = `${label} must be at most ${mostLetters[field]} characters`;
  }
  return errors;
}
