import { dayText } from '#domain/value/day-text.ts';
import type { StatedReason } from '#domain/rules/verdict-row.ts';
import { copierOf, NEW_TAB, pageName } from '#domain/tool/evidence/evidence.ts';

type Words = Pick<StatedReason, 'quote' | 'english' | 'page' | 'copy' | 'day' | 'read'>;

/** The words behind a reason of a verdict, with their page, the copy in which they were read, and the day; nothing where nobody has read any. */
export function ReasonWords({ reason: { quote, english, page, copy, day, read } }: { reason: Words }) {
  if (quote === null || page === null || day === null || read === null) return null;
  return (
    <blockquote cite={page}>
      “{quote}”{english !== null && ` (in English: ${english})`}{' '}
      <span>
        <WordsSource page={page} copy={copy} day={day} read={read} />
      </span>
    </blockquote>
  );
}

interface SourceProps {
  page: string;
  copy: string | null;
  day: string;
  read: string;
}

/** Where words stand: their page, how and when it was read, and who copied it. */
export function WordsSource({ page, copy, day, read }: SourceProps) {
  const [how] = read.split(dayText(day));
  return (
    <>
      <Source address={page} name={pageName(page)} />, {how}
      <time dateTime={day}>{dayText(day)}</time>
      {copy !== null && (
        <>
          {' '}
          by <Source address={copy} name={copierOf(copy)} />
        </>
      )}
    </>
  );
}

function Source({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden">{NEW_TAB}</span>
    </a>
  );
}
