import type { Config } from '@netlify/functions';
import { adminMessages } from '#api/admin-messages.ts';
import { markMessageSchema } from '#api/admin-messages.schema.ts';
import type { Message } from '#domain/message/message.ts';
import { type MessageList, messageList } from '#domain/message/message-list.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';
import { messages } from '#netlify/stores/message-store.ts';

export default defineEndpoint(adminMessages, {
  GET: forAdmin({ handle: async () => jsonAnswer<MessageList>(messageList(await messages.all())) }),
  POST: forAdmin({
    body: markMessageSchema,
    handle: async ({ body: { id, isAnswered }, now }) => {
      const marked = await messages.change(id, (current) => {
        if (!current || (current.answeredAt !== null) === isAnswered) return { write: null, outcome: current };
        const next = { ...current, answeredAt: isAnswered ? now.toISOString() : null };
        return { write: next, outcome: next };
      });
      if (!marked) throw new ApiError('not_found', { message: 'There is no such message any more.' });
      return jsonAnswer<Message>(marked);
    },
  }),
});

export const config: Config = {
  path: '/api/admin/messages',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
