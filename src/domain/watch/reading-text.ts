import type { FactReading, ReadingReason } from './fact-reading.schema.ts';

const words: Record<ReadingReason, string> = {
  quote_found: 'The page still says it.',
  quote_missing: 'The page no longer says these words.',
  robots_refuse: 'Its robots.txt asks machines not to read this page.',
  robots_unreachable: 'Its robots.txt could not be read, so nothing there is asked for today.',
  status: 'The page answered with an error.',
  challenge: 'The site asks visitors to prove that they are people.',
  sign_in: 'The page wants visitors to sign in.',
  script_only: 'The page is drawn by scripts alone; there is no text to read.',
  empty_page: 'The page came without text.',
  timeout: 'The page took longer than 15 seconds.',
  too_large: 'The page is larger than 2 MB.',
  too_many_redirects: 'The page leads from one address to the next without end.',
  private_address: 'The address leads into a private network, where nothing is asked for.',
  bad_address: 'The address, or one that it leads to, cannot be asked.',
  not_text: 'What came is no page: a file, a picture or a film.',
  no_answer: 'Nobody answered at this address.',
  missing_lately: 'The page was not found. It counts as gone when that happens three times over a week.',
  missing_for_a_week: 'The page was not found, three times and for over a week.',
};

/** Why a value stands as the watch says, in one sentence. */
export function reasonText({ reason, status }: Pick<FactReading, 'reason' | 'status'>): string {
  return reason === 'status' && status !== null ? `The page answered with an error (${status}).` : words[reason];
}
