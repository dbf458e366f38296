/** The kinds of people who call: "the person" is the one whose data it is. */
export const callers = ['anonymous', 'the person', 'another person', 'an admin'] as const;

/**
 * The status that each of `callers` gets from an honest request, for every route of the API: a new route is declared
 * here, and what it takes in `honest-bodies.ts`.
 */
export const declaredStatuses: Record<string, readonly [number, number, number, number]> = {
  'GET /api/login': [303, 303, 303, 303],
  'GET /api/callback': [400, 400, 400, 400],
  'GET /api/logout': [303, 303, 303, 303],
  'POST /api/logout': [303, 303, 303, 303],
  'GET /api/auth/user': [401, 200, 200, 200],
  'GET /api/tools': [200, 200, 200, 200],
  'GET /api/tool-updates': [200, 200, 200, 200],
  'POST /api/recommendations': [200, 200, 200, 200],
  'GET /api/quiz-responses': [401, 200, 200, 200],
  'GET /api/saved-tools': [401, 200, 200, 200],
  'POST /api/saved-tools': [401, 201, 201, 201],
  'DELETE /api/saved-tools/:id': [401, 200, 200, 200],
  'GET /api/saved-tools/:toolId/status': [401, 200, 200, 200],
  'GET /api/saved-tools/count': [401, 200, 200, 200],
  'POST /api/contact': [200, 200, 200, 200],
  'POST /api/profile': [401, 200, 200, 200],
  'GET /api/preferences': [401, 200, 200, 200],
  'POST /api/preferences': [401, 200, 200, 200],
  'GET /api/data-export': [404, 404, 404, 404],
  'POST /api/data-export': [401, 200, 200, 200],
  'POST /api/sign-out-everywhere': [401, 200, 200, 200],
  'DELETE /api/account': [401, 200, 200, 200],
  'GET /api/billing': [401, 200, 200, 200],
  'POST /api/create-checkout-session': [401, 200, 200, 200],
  'POST /api/create-customer-portal': [401, 200, 200, 200],
  'POST /api/get-or-create-subscription': [401, 200, 200, 200],
  'POST /api/cancel-subscription': [401, 409, 409, 409],
  'POST /api/resume-subscription': [401, 409, 409, 409],
  'POST /api/email-subscriptions': [202, 202, 202, 202],
  'GET /api/confirm-subscription': [400, 400, 400, 400],
  'POST /api/confirm-subscription': [400, 400, 400, 400],
  'GET /api/unsubscribe': [400, 400, 400, 400],
  'POST /api/unsubscribe': [400, 400, 400, 400],
  'GET /api/email-preferences': [400, 400, 400, 400],
  'POST /api/email-preferences': [400, 400, 400, 400],
  'GET /api/admin/overview': [401, 403, 403, 200],
  'GET /api/admin/subscribers': [401, 403, 403, 200],
  'POST /api/stripe-webhook': [400, 400, 400, 400],
};
