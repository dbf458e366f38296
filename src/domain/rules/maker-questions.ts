import { ruleWords } from './rule-words.ts';
import { inSentence } from './verdict-line.ts';
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
      const known = says === 'depends' ? `\n   (What we read: it depends ${inSentence(condition)}.)` : '';
      return `${ruleWords[rule].question}${known}`;
    });
  const questions = [...(reasonsOn === null ? ['Which plans do you sell, and what does each cost?'] : []), ...asked];
  const plan = reasonsOn === null ? '' : ` (plan: ${reasonsOn})`;
  return {
    subject: `${name}: ${questions.length === 1 ? 'a question' : 'questions'} before we use it for a client`,
    body: [
      'Hello,',
      '',
      `Before we use ${name}${plan} for a client, we need to know:`,
      '',
      ...questions.map((question, index) => `${index + 1}. ${question}`),
      '',
      `Please name the page or the clause of your terms that says so${questions.length === 1 ? '' : ', for each answer'}.`,
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
