import { ruleWords } from './rule-words.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** A mail that asks the maker what nobody has read. */
interface MailDraft {
  subject: string;
  body: string;
}

/** 'Questions for the maker': what is unknown of a tool, as a mail that only needs an address. */
export function makerQuestions(name: string, { reasons, reasonsOn }: VerdictStatement): MailDraft {
  const asked = reasons
    .filter(({ verdict }) => verdict === 'unknown')
    .map(({ rule, says, condition }) => {
      const known = says === 'depends' ? `\n   (What we read: it depends, ${condition}.)` : '';
      return `${ruleWords[rule].question}${known}`;
    });
  const questions = [...(reasonsOn === null ? ['Which plans do you sell, and what does each cost?'] : []), ...asked];
  const plan = reasonsOn === null ? '' : ` on the plan ‘${reasonsOn}’`;
  return {
    subject: `${name}: ${questions.length === 1 ? 'a question' : 'questions'} before we use it for a client`,
    body: [
      'Hello,',
      '',
      `before we use ${name}${plan} for a client we need to know:`,
      '',
      ...questions.map((question, index) => `${index + 1}. ${question}`),
      '',
      'Please send us the address of the page where each answer stands.',
      '',
      'Thank you',
    ].join('\n'),
  };
}

/** The draft as a link that opens a mail without an address. */
export function mailLink({ subject, body }: MailDraft): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
