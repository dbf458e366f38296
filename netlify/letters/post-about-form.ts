import type { LetterState } from '#api/contact.contract.ts';
import { mailSettings } from '#netlify/env.ts';
import { type LetterParts, ourName, writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { countForm } from '#netlify/stores/sender-store.ts';

/** What came by a public form, and the two letters about it. */
interface FormLetters {
  /** Kind and id of what came, for the keys of the letters. */
  kind: 'message' | 'submission';
  id: string;
  /** `userId`: the account it was sent from; null when signed out. */
  sender: { name: string; email: string; userId: string | null };
  toTeam: { subject: string; parts: LetterParts };
  /**
   * Nothing that was typed may stand in it: the address is not verified, and nobody may send words of their own to any
   * address in our name.
   */
  toSender: LetterParts;
}

/**
 * Writes to the team and to the sender, once each however often it is called. After some letters a day about one address
 * nothing more is written, and nobody who asks can tell.
 * @throws StoreUnavailable
 */
export async function postAboutForm(
  { kind, id, sender, toTeam, toSender }: FormLetters,
  now: Date,
): Promise<LetterState> {
  const settings = mailSettings();
  const isQuiet = await countForm(sender.email, id, now);
  if (!settings) return 'off';
  if (isQuiet) return 'sent';
  const replyTo = { name: sender.name, address: sender.email };
  const letters = await Promise.all([
    postMail({
      key: `${kind}-team-${id}`,
      to: { address: settings.teamInbox },
      replyTo,
      subject: toTeam.subject,
      ...writeLetter(toTeam.parts),
      personal: sender.email,
      ...(sender.userId !== null && { typedBy: sender.userId }),
    }),
    postMail({
      key: `${kind}-sender-${id}`,
      to: { address: sender.email },
      subject: toSender.title,
      ...writeLetter({ ...toSender, footer: senderFooter() }),
      personal: sender.email,
    }),
  ]);
  return letters.includes('waiting') ? 'waiting' : 'sent';
}

function senderFooter(): NonNullable<LetterParts['footer']> {
  return [
    {
      text: 'You get this because somebody, probably you, typed this address into a form at Yak. Nothing else follows from it.',
    },
    ourName(),
  ];
}
