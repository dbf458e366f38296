/** Where a message stands at the desk, in the order in which they are listed. */
export const messageStates = ['open', 'resolved', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** What an editor looks for. */
export interface MessageQuery {
  state: MessageState | 'all';
  /** Words that all stand somewhere in the message, or a whole mail address. */
  q: string;
  /** The place that an earlier page named; null begins with the first. */
  after: string | null;
}

/** Messages on one page. */
export const MESSAGE_PAGE_SIZE = 25;
/** Letters of an answer. */
export const MAX_ANSWER_LETTERS = 5000;

/** What an address asks for; words that it does not know mean nothing. */
export function readMessageQuery(params: URLSearchParams): MessageQuery {
  const state = params.get('state');
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  return {
    state: messageStates.find((one) => one === state) ?? (state === 'all' || q !== '' ? 'all' : 'open'),
    q,
    after: params.get('after'),
  };
}

/** Whether every word of a search stands somewhere in a message, whatever its case. */
export function saysAll(
  { name, email, company, subject, message }: Record<'name' | 'email' | 'company' | 'subject' | 'message', string>,
  q: string,
): boolean {
  const text = [name, email, company, subject, message].join('\n').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s/)
    .every((word) => text.includes(word));
}
