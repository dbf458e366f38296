import type { Message } from '#domain/message/message.ts';
import type { MessageList } from '#domain/message/message-list.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminMessages = { path: '/api/admin/messages', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** @throws Error `401: …` signed out, `403: …` without the admin role */
export function fetchMessages(): Promise<MessageList> {
  return request('GET', adminMessages.path);
}

/** Marks a message as answered, or as waiting again; answers it as stored. */
export function markMessage(id: string, isAnswered: boolean): Promise<Message> {
  return request('POST', adminMessages.path, { id, isAnswered });
}
