import type { Config } from '@netlify/functions';
import { adminMessages, type AnsweredMeanwhile, type MessageAction } from '#api/admin-messages.contract.ts';
import { readMessageQuery } from '#domain/letters/desk-state.ts';
import { readMessagePage, withThreads } from '#netlify/admin/read-messages.ts';
import { type Answered, answerMessage, markMessage, noteReply } from '#netlify/admin/work-messages.ts';
import type { Editor } from '#netlify/catalog/edit-tool.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';

export default defineEndpoint(adminMessages, {
  GET: async ({ url, now }) => jsonAnswer(await readMessagePage(readMessageQuery(url.searchParams), now)),
  POST: async ({ body, session, now }) => {
    await spendAllowance(session, 'message', now);
    const editor = { by: session.stored.user.id, now };
    const found = await doIt(body, editor);
    const [done] = await withThreads([found], now);
    if (!done) throw new ApiError('not_found');
    if (!found.isLate) return jsonAnswer(done);
    const { status, answer } = new ApiError('message_answered');
    return jsonAnswer<AnsweredMeanwhile>({ ...answer, current: done }, status);
  },
});

async function doIt(action: MessageAction, editor: Editor): Promise<Answered> {
  if (action.do === 'answer') return answerMessage(action, editor);
  return {
    isLate: false,
    ...(await (action.do === 'reply' ? noteReply(action, editor) : markMessage(action, editor))),
  };
}

export const config: Config = {
  path: '/api/admin/messages',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
