import { expect, it } from 'vitest';
import { englishSentence, findProblem } from './index.ts';

it('finds the problem of a message of the server, to translate it', () => {
  expect(findProblem(englishSentence({ key: 'emailAdded' }))).toEqual({ key: 'emailAdded' });
});

it.each([
  { key: 'taxIdInvalidExample', values: { example: 'B64717838' } },
  { key: 'maxCharacters', values: { max: '15' } },
  { key: 'fileExtension', values: { name: 'a (1).docx', extensions: 'pdf, doc' } },
] as const)('finds the values of $key', (problem) => {
  expect(findProblem(englishSentence(problem))).toEqual(problem);
});

it.each(['', 'The moon is full.', 'Maximum of 15 characters', '<b>x</b> is empty.', 'toString'])(
  'finds none of “%s”',
  (sentence) => {
    expect(findProblem(sentence)).toBeUndefined();
  },
);
