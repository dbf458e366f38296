import type { Endpoint } from './endpoint.ts';

/** Browser navigation: signs out. A GET that another site caused shows a confirming page whose form POSTs here. */
export const logout = { path: '/api/logout', methods: ['GET', 'POST'] } as const satisfies Endpoint;
