import type { Task } from './task.schema.ts';

/** A valid task for tests; say only what the test is about. */
export function makeTask(fields: Partial<Task> = {}): Task {
  return {
    slug: 'make-images',
    title: 'Make images',
    sentence: 'You describe a picture and get it; look at the hands before anybody else does.',
    says: ['text to image', 'image generator', 'picture maker', 'generate pictures', 'ai art', 'make a picture'],
    desks: ['creative'],
    goals: ['design-visual'],
    phase: 'pictures',
    useCase: 'image-generation',
    paidBy: 'per image',
    fewTools: '',
    ...fields,
  };
}
