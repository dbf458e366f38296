import type { FactDeciding } from '#api/admin-facts.contract.ts';
import type { Message } from '#domain/letters/message.ts';
import { type FactName, factTitles } from '#domain/tool/evidence/evidence.ts';
import { mailSettings, siteOrigin } from '#netlify/env.ts';
import { ourName, writeLetter } from '#netlify/mail/letter.ts';
import { queueMail } from '#netlify/mail/outbox.ts';

/** What was done about a fact that a reader told us of. */
export interface FactOutcome {
  toolId: number;
  toolName: string;
  fact: FactName;
  decision: FactDeciding['decision'];
  /** The editor's words. */
  reason: string;
  /** The decision's id; the letter stays unsent when it is taken back. */
  decisionId: string;
}

/** Names the message and the decision that a letter answers it with: it goes out only while the decision holds. */
export const ANSWERS = 'X-Yak-Answers';
/** An editor may take a decision back for so long before anybody is told; ms. */
const TELL_AFTER_MS = 3_600_000;

/** Writes to the reader what was done about the fact, to go out an hour from now. @throws StoreUnavailable */
export async function writeFactAnswer(
  { id, email }: Pick<Message, 'id' | 'email'>,
  { toolId, toolName, fact, decision, reason, decisionId }: FactOutcome,
  now: Date,
): Promise<void> {
  if (!mailSettings()) return;
  const what = `${toolName}: ${factTitles[fact].toLowerCase()}`;
  const done: Record<FactDeciding['decision'], string> = {
    correct: `You were right, thank you. ${what} is corrected, and the correction stands in our public log.`,
    confirm: `Thank you for looking closely. We read the source again, and it says what the guide says about ${what}. Its page shows the words and the day.`,
    leave: `Thank you. We looked into ${what} and could not settle it yet; it stays on our list.`,
    undo: '',
  };
  const title = decision === 'correct' ? 'Corrected, thanks to you' : 'About the fact you wrote to us of';
  const letter = writeLetter({
    title,
    paragraphs: [done[decision], ...(reason ? [`What the editor notes: ${reason}`] : [])],
    action: { label: `Open ${toolName}`, address: `${siteOrigin()}/tool-fluid/${toolId}` },
    footer: [{ text: 'You get this one answer because you told us about a fact on Yak with this address.' }, ourName()],
  });
  await queueMail(
    {
      key: `fact-answer-${id}-${decisionId.slice(0, 8)}`,
      to: { address: email },
      subject: title,
      ...letter,
      headers: { [ANSWERS]: `${id} ${decisionId}` },
      personal: email,
    },
    new Date(now.getTime() + TELL_AFTER_MS),
  );
}
