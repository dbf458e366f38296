/** Where a gallery leads besides its tiles. */
export const galleryFeeds = [
  { href: '/for-you', text: 'For you' },
  { href: '/following', text: 'Following' },
  { href: '/best-of-yak', text: 'Best of Yak' },
] as const;

/** The creative fields of a gallery, by their short addresses. */
export const galleryFields = [
  { href: '/image', text: 'Image' },
  { href: '/video', text: 'Video' },
  { href: '/copy', text: 'Copy' },
  { href: '/presentation', text: 'Presentation' },
  { href: '/automation', text: 'Automation' },
  { href: '/analytics', text: 'Analytics' },
] as const;
