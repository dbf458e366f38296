import type { Contract } from './contract.ts';

/**
 * The signed-in person's own picture, as a file; 404 when there is none. `/api/auth/user` says under which address: what
 * stands behind the path only tells one picture from the next.
 */
export const profileImage = {
  path: '/api/profile-image',
  methods: {
    GET: {
      who: 'user',
      out: null,
      // The provider of those who call shows no picture.
      statuses: [401, 404, 404, 404],
    },
  },
} as const satisfies Contract;
