import { mailLink, makerQuestions } from '#domain/rules/maker-questions.ts';
import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { copyText } from '#state/clipboard.ts';

/** What is unknown of a tool as a mail to its maker: as a draft, or to copy. */
export function MakerMail({ verdict }: { verdict: NamedVerdict }) {
  const draft = makerQuestions(verdict.name, verdict);
  return (
    <>
      <a className="button" href={mailLink(draft)}>
        Questions for the maker, as a mail
        <span className="visually-hidden"> on {verdict.name}</span>
      </a>
      <button
        type="button"
        className="button"
        onClick={() => void copyText(`${draft.subject}\n\n${draft.body}`, 'The mail')}
      >
        Copy the mail<span className="visually-hidden"> on {verdict.name}</span>
      </button>
    </>
  );
}
