import type { ErrorAnswer, ErrorCode } from '#api/error-answer.ts';

/** Status and words of every refusal. A message tells what to do next and never what was sent. */
const refusals: Record<ErrorCode, { status: number; message: string }> = {
  unauthorized: { status: 401, message: 'Unauthorized: please log in first.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  cross_site: { status: 403, message: 'This request did not come from our own pages, so nothing was changed.' },
  upgrade_required: {
    status: 403,
    message: "You've reached the limit of the free plan. Upgrade to Yak Core for unlimited saves.",
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  unsupported_media_type: {
    status: 415,
    message: 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  body_too_large: { status: 413, message: 'The body is too large.' },
  invalid_json: { status: 400, message: 'The body is not valid JSON.' },
  invalid_body: { status: 400, message: 'The body does not have the expected form.' },
  too_many_requests: { status: 429, message: 'Too many requests: please wait a minute and try again.' },
  form_outdated: {
    status: 409,
    message:
      'This form was opened more than a day ago. Copy what you wrote, load the page again and send it once more.',
  },
  forms_full: {
    status: 429,
    message:
      'More came by this form today than we can read, so it is closed until midnight UTC. Please come back tomorrow; messages and suggestions of signed-in readers are still taken.',
  },
  store_unavailable: {
    status: 503,
    message: 'Our storage does not answer right now. Nothing was changed; please try again in a moment.',
  },
  sign_in_failed: { status: 400, message: 'Signing in did not work. Please start again.' },
  sign_in_unavailable: {
    status: 503,
    message: 'Signing in is not available right now. Everything that needs no account keeps working.',
  },
  already_subscribed: { status: 409, message: 'You are on Yak Core already. Manage your subscription under Billing.' },
  already_decided: {
    status: 409,
    message: 'This one has been decided already, so nothing was changed. Reload the page to see how.',
  },
  message_answered: {
    status: 409,
    message:
      'Somebody has answered this message since you opened it, so yours was not sent. Read theirs, then send again.',
  },
  no_subscription: { status: 409, message: 'There is no running subscription to change.' },
  invalid_signature: { status: 400, message: 'The signature of this message does not hold.' },
  invalid_link: {
    status: 400,
    message: 'This link does not work any more. The newest mail of its kind has one that does.',
  },
  payments_unavailable: {
    status: 503,
    message: 'Payments are switched off on this site, so nothing can be bought or changed here yet.',
  },
  payments_failed: {
    status: 502,
    message: 'The payment provider does not answer right now. Nothing was charged; please try again in a moment.',
  },
  portal_failed: { status: 502, message: 'Failed to create customer portal session' },
  rows_refused: { status: 422, message: 'Nothing was uploaded: some rows need correcting.' },
  upload_superseded: {
    status: 409,
    message: 'Only the last upload can be taken back, because later ones were made on top of it.',
  },
  tool_changed: {
    status: 409,
    message:
      'Somebody has changed this tool since you opened it, so nothing was saved. Look at what changed, then save again.',
  },
  tool_refused: { status: 422, message: 'Nothing was saved: some fields need another look.' },
  document_changed: {
    status: 409,
    message:
      'Somebody has changed this document since you opened it, so nothing was saved. Look at what changed, then save again.',
  },
  document_refused: { status: 422, message: 'Nothing was saved: some fields need another look.' },
  change_superseded: {
    status: 409,
    message: 'The same fields were changed again since, so this change cannot be taken back by itself.',
  },
  projects_full: { status: 409, message: 'You have as many projects as there is room for. Delete one first.' },
  project_full: {
    status: 409,
    message: 'There is no more room in this project: make another one for what is left. Nothing was added.',
  },
  sheet_changed: {
    status: 409,
    message:
      'This sheet has changed since you opened it, so nothing was confirmed. Load the page again and look once more.',
  },
  sheet_full: { status: 409, message: 'As many people have confirmed this sheet as there is room for.' },
  rules_full: { status: 409, message: 'You have as many lists of rules as there is room for. Delete one first.' },
  collection_full: { status: 409, message: 'This collection is full, so nothing was added to it.' },
  letter_begun: {
    status: 409,
    message: 'This letter has begun to go out, so it cannot be changed or stopped any more.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
};

/** Seconds after which a caller may try again. */
const RETRY_AFTER = 2;

interface RefusalDetails {
  /** Words that say more than the general message. */
  message?: string;
  headers?: Record<string, string>;
}

/** A call is refused: thrown anywhere below an endpoint, answered by `defineEndpoint`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { message, headers = {} }: RefusalDetails = {}) {
    const refusal = refusals[code];
    super(message ?? refusal.message);
    this.code = code;
    this.status = refusal.status;
    this.headers = refusal.status === 503 ? { 'Retry-After': String(RETRY_AFTER), ...headers } : headers;
  }

  /** The body as the contract has it. */
  get answer(): ErrorAnswer {
    const { message, code } = this;
    return code === 'upgrade_required' ? { message, code, requiresUpgrade: true } : { message, code };
  }
}
