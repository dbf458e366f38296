/** Every reason a call can be refused; the wording lives with the server, tests assert these. */
export type ErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'cross_site'
  | 'upgrade_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'body_too_large'
  | 'invalid_json'
  | 'invalid_body'
  | 'too_many_requests'
  | 'form_outdated'
  | 'forms_full'
  | 'store_unavailable'
  | 'sign_in_failed'
  | 'sign_in_unavailable'
  | 'already_subscribed'
  | 'already_decided'
  | 'message_answered'
  | 'no_subscription'
  | 'invalid_signature'
  | 'invalid_link'
  | 'payments_unavailable'
  | 'payments_failed'
  | 'portal_failed'
  | 'rows_refused'
  | 'upload_superseded'
  | 'tool_changed'
  | 'tool_refused'
  | 'document_changed'
  | 'document_refused'
  | 'change_superseded'
  | 'collection_full'
  | 'rules_full'
  | 'projects_full'
  | 'project_full'
  | 'sheet_changed'
  | 'sheet_full'
  | 'letter_begun'
  | 'internal';

/** Body of every answer that is not 2xx. `requiresUpgrade` is there, and true, only when Core would open the way. */
export interface ErrorAnswer {
  message: string;
  code: ErrorCode;
  requiresUpgrade?: true;
}
