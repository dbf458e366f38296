import { expect, test } from 'vitest';
import { jobDoing, jobNamed } from './job-doing.ts';

test.each([
  ['make social posts', 'making social posts'],
  ['cut a film', 'cutting a film'],
  ['edit a photo with words', 'editing a photo with words'],
  ['see a room', 'seeing a room'],
  ['lip sync a video', 'lip-syncing a video'],
  ['level voices', 'levelling voices'],
  ['sing', 'singing'],
])('%s: %s', (job, doing) => expect(jobDoing(job)).toBe(doing));

test('a slug gives the words of its job', () => expect(jobNamed('make-a-3d-model')).toBe('make a 3D model'));
