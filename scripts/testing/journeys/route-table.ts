/** One address, and what a reader must find there. */
interface Route {
  path: string;
  /** Sentences that must be there, word for word: in the page's text or in an empty field. */
  says: readonly string[];
  /** They come with the page's code (a person's area, signed out): only a browser sees them. */
  live?: true;
}

const onEveryTool = ['Adobe Firefly', 'Pros', 'Cons', 'Add to Compare', 'Save Tool'];
const gallery = [
  'Sort by',
  'Recommended',
  'Most Appreciated',
  'Most Viewed',
  'Most Recent',
  'Load More',
  'sample figures',
];
const carousel = [
  'your curated guide to Ai',
  'What AI tools are you looking for?',
  'Take the full quiz',
  '2 minutes • Get personalized recommendations',
  'The Tools',
  'See All Tools',
  'Fresh Drops',
  'View All Updates',
];

/** Every page of the product with its sentences. */
export const routes: readonly Route[] = [
  // Home and catalogue
  { path: '/', says: [...carousel, 'Creative', 'Strategy', 'Production', 'Brand', 'Social'] },
  { path: '/altaloma-fluid-mockup', says: carousel },
  { path: '/tools', says: ['The Tools'] },
  { path: '/rules/client', says: ['What passes for your client', 'Choose a collection', 'Sample'], live: true },
  {
    path: '/tools/rights',
    says: ['Rights, side by side', 'Price for paid work', 'No table is legal advice.'],
  },
  { path: '/tasks', says: ['What do you want to do?'] },
  { path: '/tasks/remove-a-background', says: ['Remove a background', 'Made for it'] },
  {
    path: '/desks/creative',
    says: ['Creative desk', 'Made for it', 'Design and web', 'Remove a background', 'Midjourney'],
  },
  { path: '/map', says: ['All jobs, by desk', 'Remove a background', 'has the most tools'] },
  { path: '/all-updates', says: ['Fresh Drops'] },
  { path: '/quiz/results', says: ['No answers, no picks', 'Take the quiz'], live: true },
  { path: '/about', says: ['Work With Us'] },
  { path: '/corrections', says: ['Corrections', 'By feed:', 'The yak forgets'], live: true },
  { path: '/admin/facts', says: ['Sign In Required'], live: true },
  { path: '/developers', says: ['Machines are readers', '/api/openapi.json', 'Fresh Drops'] },
  { path: '/login', says: ['Log in', 'Continue with', 'Continue browsing without signing in', 'With a free account'] },
  { path: '/quiz', says: ['Step 1 of 5', 'Back', 'Next'] },
  {
    path: '/alternatives/canva',
    says: ['Alternatives to Canva', 'Compare pairs', 'Nearest first in each group', 'To keep uploads out of training'],
  },
  {
    path: '/versus/kling-vs-runway',
    says: ['Kling AI or Runway?', 'Where else they differ', 'Skip it if', 'All alternatives to Runway'],
  },
  // One tool in its five editions
  {
    path: '/tool-fluid/1',
    says: [
      ...onEveryTool,
      'Category',
      'Ethically Trained',
      'Ideal Use Case',
      'Skip it if',
      'Visit firefly.adobe.com',
      'Similar tools',
    ],
  },
  {
    path: '/tool/1',
    says: [
      ...onEveryTool,
      'Team sizes',
      'Experience levels',
      'Expert take',
      'Pricing details',
      'Category',
      'Best for',
      'Goals',
      'Try Adobe Firefly',
      'Similar tools',
    ],
  },
  { path: '/tool-old/1', says: [...onEveryTool, 'The yak’s review', 'Also reviewed under Image'] },
  { path: '/tool-wnw/1', says: [...onEveryTool, 'More Image tools'] },
  { path: '/tool-behance/1', says: [...onEveryTool, 'Sample figures', 'Sample comments', 'You may also like'] },
  // Areas of a person, as a signed-out reader meets them
  { path: '/dashboard', says: ['Your Dashboard', 'What changed for your tools'], live: true },
  { path: '/compare', says: ['Compare tools', 'See Yak Core, $5 a month', 'Log in'], live: true },
  { path: '/collections', says: ['Your collections', 'Kept in this browser', 'No collection yet'], live: true },
  {
    path: '/projects',
    says: ['Project files', 'Kept in this browser', 'Each line keeps the terms of its day.'],
    live: true,
  },
  { path: '/projects/sheet', says: ['No project to print', 'Your projects'], live: true },
  { path: '/sheet', says: ['Nothing under this link'], live: true },
  { path: '/brief', says: ['Your tools on one sheet', 'Make a collection', 'Sample'], live: true },
  { path: '/shared-collection', says: ['Nothing under this link'], live: true },
  { path: '/account', says: ['Sign In Required', 'Please sign in to access your account settings.'], live: true },
  { path: '/billing', says: ['Sign In Required', 'Please sign in to access your billing information.'], live: true },
  { path: '/privacy', says: ['Sign In Required', 'Please sign in to access your privacy settings.'], live: true },
  // Forms
  {
    path: '/contact',
    says: [
      'Let’s Chat',
      'Deets Please',
      'More Fun',
      'Submit a Tool for Review',
      'Feedback',
      'Feature Your Tool',
      'Send Message',
    ],
  },
  {
    path: '/submit-tool',
    says: [
      'Know an underrated AI tool? Don’t gatekeep, drop it in and help us keep this list dialed.',
      'Tool Information',
      'Your Information',
      'Submit Tool for Review',
      '2-5 business days',
    ],
  },
  // Plans and small print
  {
    path: '/subscribe',
    says: [
      'Choose Your Plan',
      'Fringe',
      'Core',
      'Most Popular',
      'Current Plan',
      'Start Your Core Subscription',
      'Browse Directory',
      'Browse Info',
      'Tool Updates',
      'Tool Saves',
      'Advanced Search',
      'Comparison Chart',
    ],
  },
  {
    path: '/rules',
    says: ['May I use it for this client?', 'Client work', 'Confidential', 'What each rule means', 'no legal advice'],
  },
  { path: '/freshness', says: ['Freshness', 'By kind of fact', 'How a fact gets confirmed'] },
  {
    path: '/how-we-rank',
    says: ['How we rank', 'Two things rule a tool out', 'Nobody can pay for a place.', 'Picks', 'Search'],
  },
  {
    path: '/tools/a-z',
    says: ['A to Z', 'Every name in the guide, as at the back of a printed one.', 'Adobe Firefly'],
  },
  { path: '/email-preferences', says: ['Email preferences', 'This page needs the link from a mail'], live: true },
  { path: '/submission', says: ['Your Submission', 'Nothing under this link'], live: true },
  { path: '/terms', says: ['Last updated', 'California'] },
  // Back office, as anybody without the role meets it
  { path: '/admin', says: ['Sign In Required'], live: true },
  { path: '/admin/messages', says: ['Messages', 'Sign In Required'], live: true },
  { path: '/admin/payments', says: ['Payments', 'Sign In Required'], live: true },
  { path: '/admin/review', says: ['Review', 'Sign In Required'], live: true },
  { path: '/admin/tools', says: ['Sign In Required'], live: true },
  { path: '/admin/people', says: ['People', 'Sign In Required'], live: true },
  { path: '/admin/figures', says: ['Figures', 'Sign In Required'], live: true },
  { path: '/admin/letters', says: ['Letters', 'Sign In Required'], live: true },
  { path: '/admin/drops', says: ['Sign In Required'], live: true },
  { path: '/admin/lessons', says: ['Sign In Required'], live: true },
  { path: '/admin/articles', says: ['Sign In Required'], live: true },
  { path: '/admin/tasks', says: ['Sign In Required'], live: true },
  { path: '/admin/subscribers', says: ['Subscribers', 'Sign In Required'], live: true },
  { path: '/data-upload', says: ['CSV upload', 'Download the CSV template', 'Sign In Required'], live: true },
  { path: '/admin-upload', says: ['Sign In Required'], live: true },
  // Teaching
  { path: '/tutorials', says: ['Tutorials', 'Our own', 'Elsewhere', 'Beginner', 'Intermediate'] },
  { path: '/lessons/one-talk-five-clips', says: ['What you will have', 'Steps', 'Rights for client work'] },
  { path: '/recipes', says: ['Recipes', 'Paid work'] },
  {
    path: '/recipes/clips-from-a-talk',
    says: [
      'Hands on',
      'Comes out',
      'together, for one person',
      'One clip, with 20 a month',
      'Strictest rights in this recipe',
    ],
  },
  { path: '/tutorial/1', says: ['Beginner'] },
  { path: '/creators', says: ['Creators'] },
  { path: '/creator/blender', says: ['Blender'] },
  // Earlier homes
  { path: '/new-home', says: ['your curated guide to Ai', 'The Tools', 'Compare', 'About', 'Contact'] },
  {
    path: '/old',
    says: [
      'your curated guide to ai tools.',
      'Image',
      'Video',
      'Copy',
      'Presentation',
      'Fresh Pick',
      'Read Full Review',
      'Try It Now',
      'Curated Tutorials',
    ],
  },
  {
    path: '/layouts',
    says: [
      'Grid Cards',
      'Search First',
      'Minimal',
      'Image creation',
      'Video creation',
      'Content writing',
      'Voice and audio',
      'Data and analytics',
      'Workflow automation',
      'Take the full quiz',
    ],
  },
  {
    path: '/altaloma-mockup',
    says: [
      'What AI tools are you looking for?',
      'Image',
      'Video',
      'Copy',
      'Presentation',
      'Free image tools',
      'Video for beginners',
      'Marketing copy',
      'Deck design',
      'Safe for large teams',
    ],
  },
  { path: '/wnw-mockup', says: gallery },
  {
    path: '/behance-mockup',
    says: [
      ...gallery,
      'For you',
      'Following',
      'Best of Yak',
      'Image',
      'Video',
      'Copy',
      'Presentation',
      'Automation',
      'Analytics',
    ],
  },
  { path: '/font-demo', says: ['Apply Gabarito everywhere', 'Reset to default', 'System default'] },
  { path: '/font-test', says: ['Apply Gabarito everywhere', 'Reset to default', 'System default'] },
  // What the earlier homes lead to
  { path: '/blog', says: ['Blog'] },
  { path: '/blog/getting-started', says: ['Getting started'] },
  { path: '/blog/workflow-tips', says: ['Workflow tips'] },
  { path: '/blog/tool-comparison', says: ['Tool comparison'] },
  { path: '/blog/future-ai', says: ['The future of AI'] },
  { path: '/tools/image', says: ['Image generation'] },
  { path: '/tools/video', says: ['Video generation'] },
  { path: '/tools/copy', says: ['Copy and brand voice'] },
  { path: '/tools/presentation', says: ['Decks and documents'] },
  { path: '/search/image-free', says: ['Image tools for nothing'] },
  { path: '/search/video-beginner', says: ['Video, first week'] },
  { path: '/search/copy-marketing', says: ['Copy for campaigns'] },
  { path: '/search/presentation-design', says: ['Decks that look designed'] },
  { path: '/search/enterprise', says: ['Tools a lawyer may like'] },
  { path: '/best-of-yak', says: ['Best of Yak'] },
];

/** Short names and older spellings, with the page where each must end. */
export const redirects: Readonly<Record<string, string>> = {
  '/image': '/tools/image',
  '/video': '/tools/video',
  '/copy': '/tools/copy',
  '/presentation': '/tools/presentation',
  '/automation': '/tools/automation',
  '/analytics': '/tools/analytics',
  '/desks': '/tasks',
  '/for-you': '/quiz',
  '/following': '/dashboard',
  '/creators/blender': '/creator/blender',
  '/admin/tools/12': '/admin/tools?id=12',
};

/** Addresses that lead nowhere: each answers 404 with the heading and the way back that fit, and its link. */
export const deadEnds: readonly { path: string; heading: string; wayBack: string; href: string }[] = [
  ...['/tool-fluid/999999', '/tool-fluid/nothing'].map((path) => ({
    path,
    heading: 'Tool not found',
    wayBack: 'Back to Home',
    href: '/altaloma-fluid-mockup',
  })),
  ...['/tool/999999', '/tool-old/999999', '/tool-wnw/999999', '/tool-behance/999999', '/tool/nothing'].map((path) => ({
    path,
    heading: 'Tool not found',
    wayBack: 'Back to Home',
    href: '/',
  })),
  ...['/creator/nobody', '/creators/nobody'].map((path) => ({
    path,
    heading: 'Creator not found',
    wayBack: 'Back to Tutorials',
    href: '/tutorials',
  })),
  ...['/tutorial/999999', '/nowhere', '/blog/nowhere/at-all'].map((path) => ({
    path,
    heading: '404 Page Not Found',
    wayBack: 'Back to Home',
    href: '/',
  })),
];
