import type { Message } from '#domain/letters/message.ts';
import { addReply } from '#state/messages.ts';
import { ThreadForm } from './thread-form.tsx';

/** What somebody wrote back to the team's mailbox, pasted into the thread of their message. */
export function ReplyForm({ message: { id, name }, onDone }: { message: Message; onDone(): void }) {
  return (
    <ThreadForm
      id={id}
      label={`What ${name} wrote back`}
      rows={6}
      note="Replies come to the team’s mailbox, never here by themselves. Paste one from there: it stands in the thread, and the message waits for an answer again."
      remedy="Paste what they wrote first"
      verb="Add it to the thread"
      verbWhileBusy="Adding..."
      send={(text) => addReply(id, text)}
      onDone={onDone}
    />
  );
}
