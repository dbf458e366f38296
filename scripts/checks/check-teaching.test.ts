import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Creator } from '#domain/teaching/creator.schema.ts';
import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';
import { checkTeaching } from './check-teaching.ts';
import type { DataSet } from './data-set.ts';

const data: DataSet = {
  tools: [{ file: 'data/tools/some-tool.json', content: makeTool() }],
  drops: [],
  categories: { categories: [{ name: '3D', ink: 'grey', about: 'Models, scenes and renders.' }], badges: [] },
};
const tutorial = (fields: Partial<Tutorial> = {}): Tutorial => ({
  id: 1,
  slug: 'first-steps',
  title: 'First steps in three dimensions',
  description: 'Short lessons on moving about, adding and shaping objects, light and materials.',
  creator: { id: 'maker', name: 'Maker', channel: 'Maker', channelUrl: 'https://example.com/' },
  url: 'https://example.com/lesson',
  youtubeUrl: null,
  duration: null,
  category: '3D',
  level: 'Beginner',
  toolsFeatured: [1],
  thumbnail: null,
  ...fields,
});
const creator = (fields: Partial<Creator> = {}): Creator => ({
  id: 'maker',
  name: 'Maker',
  channel: 'Maker',
  channelUrl: 'https://example.com/',
  description: 'Short lessons by the people who make the tool, free of sales talk and some years old.',
  location: null,
  joinedDate: null,
  subscriberCount: null,
  totalViews: null,
  videoCount: null,
  verified: true,
  avatar: null,
  bannerImage: null,
  specialties: ['3D'],
  featuredTools: [1],
  topVideos: [
    {
      id: 'one',
      title: 'The first one',
      description: 'What it is, and how it works.',
      youtubeUrl: 'https://youtu.be/abc',
      thumbnail: null,
      duration: null,
      views: null,
      uploadDate: null,
      category: '3D',
    },
  ],
  socialLinks: { youtube: 'https://www.youtube.com/@maker', website: 'https://example.com/' },
  ...fields,
});
const check = (lessons: Tutorial[], people: Creator[]) =>
  checkTeaching(
    lessons.map((content) => ({ file: 'data/tutorials/first-steps.json', content })),
    people.map((content) => ({ file: 'data/creators/maker.json', content })),
    data,
  ).map(({ field, value }) => [field, value]);

it('finds nothing wrong in a sound set', () => {
  expect(check([tutorial(), tutorial({ id: 2, creator: { ...tutorial().creator, id: null } })], [creator()])).toEqual(
    [],
  );
});

it('knows tools, creators and categories', () => {
  const stranger = tutorial({
    toolsFeatured: [1, 99],
    category: 'pottery',
    creator: { ...tutorial().creator, id: 'nobody' },
  });
  expect(check([stranger], [creator()])).toEqual([
    ['creator.id', 'nobody'],
    ['category', 'pottery'],
    ['toolsFeatured', '99'],
  ]);
  const [video] = creator().topVideos;
  if (!video) throw new Error('no video');
  expect(check([], [creator({ featuredTools: [98], topVideos: [{ ...video, category: 'weaving' }] })])).toEqual([
    ['featuredTools', '98'],
    ['topVideos[0].category', 'weaving'],
  ]);
});

it('wants ids once and files named after their content', () => {
  expect(check([tutorial(), tutorial()], [creator()])).toEqual([['id', '1']]);
  expect(check([tutorial({ slug: 'other' })], [creator({ id: 'other' })]).map(([field]) => field)).toEqual([
    'slug',
    'creator.id',
    'id',
  ]);
});
