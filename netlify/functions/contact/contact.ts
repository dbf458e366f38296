import type { Config } from '@netlify/functions';
import { contact } from '#api/contact.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { noteReport } from '#netlify/facts/fact-reports.ts';
import { admitForm } from '#netlify/letters/admit-form.ts';
import { writeAboutMessage } from '#netlify/letters/message-letters.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';

export default defineEndpoint(contact, {
  POST: async ({ body: { attempt, homepage, opened, ...form }, session, now }) => {
    const isPerson = await admitForm('contact', { homepage, opened }, { session, now });
    if (!isPerson) return jsonAnswer({ letters: 'sent' }); // a machine learns nothing
    const userId = session?.stored.user.id ?? null;
    const message = await keepMessage({
      id: attempt,
      ...form,
      userId,
      receivedAt: now.toISOString(),
      answeredAt: null,
    });
    if (message.about) await noteReport(message.id, message.about, now);
    return jsonAnswer({ letters: await writeAboutMessage(message, now) });
  },
});

export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
