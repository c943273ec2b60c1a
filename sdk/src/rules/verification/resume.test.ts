import { expect, it } from 'vitest';
import { resumePage } from './resume.ts';

const pages = ['setup', 'documents', 'owners', 'officers', 'identity', 'review'] as const;
type Page = (typeof pages)[number];

it.each<[string, { asked?: Page[]; done: Page[]; isUbosFormsSkipped: boolean }, Page]>([
  ['nothing is done', { done: [], isUbosFormsSkipped: false }, 'setup'],
  ['the owners are next', { done: ['setup', 'documents'], isUbosFormsSkipped: false }, 'owners'],
  ['the owners were put off', { done: ['setup', 'documents'], isUbosFormsSkipped: true }, 'identity'],
  ['only what was put off is left', { done: ['setup', 'documents', 'identity'], isUbosFormsSkipped: true }, 'owners'],
  [
    'the owners were filled in after all',
    {
      done: ['setup', 'documents', 'owners', 'identity'],
      isUbosFormsSkipped: true,
    },
    'officers',
  ],
  ['something before was changed', { done: ['setup'], isUbosFormsSkipped: true }, 'documents'],
  ['staff ask for the owners', { asked: ['owners'], done: ['setup'], isUbosFormsSkipped: true }, 'owners'],
  [
    'everything but the end is done',
    {
      done: ['setup', 'documents', 'owners', 'officers', 'identity'],
      isUbosFormsSkipped: true,
    },
    'review',
  ],
])('if %s, it goes on there', (_, { asked = [], done, isUbosFormsSkipped }, page) => {
  const found = resumePage(pages, {
    isAsked: (each) => asked.includes(each),
    isDone: (each) => done.includes(each),
    isPutOff: (each) => isUbosFormsSkipped && (each === 'owners' || each === 'officers'),
    isHandIn: (each) => each === 'review',
  });
  expect(found).toBe(page);
});

it('passes over what a person without a review put off, until only that is left', () => {
  const own = ['identity', 'identityCheck', 'publicOffice'] as const;
  const goesOnAt = (...done: string[]) =>
    resumePage(own, {
      isAsked: () => false,
      isDone: (each) => done.includes(each),
      isPutOff: (each) => each === 'identityCheck',
      isHandIn: () => false,
    });
  expect(goesOnAt('identity')).toBe('publicOffice');
  expect(goesOnAt('identity', 'publicOffice')).toBe('identityCheck');
});
