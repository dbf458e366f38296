import type { Debt, DeskPage, DeskQuery } from '#domain/admin/desk-list.ts';
import type { ToolEdited, ToolEditing } from './admin-tool.ts';
import { request } from './request.ts';

/** `GET /api/admin/tools?q=…&debt=…&sort=…&page=…` */
export interface DeskTools extends DeskPage {
  /** How many tools owe what, in the whole catalogue. */
  owed: Record<Debt, number>;
}

/** One page of the tools as the desk lists them. */
export function fetchDeskTools({ q, debt, sort, page }: DeskQuery): Promise<DeskTools> {
  const query = new URLSearchParams({ q, debt: debt ?? '', sort, page: String(page) });
  return request('GET', `/api/admin/tools?${query}`);
}

/** Adds a tool at the desk. @throws CallError `tool_refused` when a field needs another look */
export function sendNewTool(added: Omit<ToolEditing, 'version'>): Promise<ToolEdited> {
  return request('POST', '/api/admin/tools', added);
}
