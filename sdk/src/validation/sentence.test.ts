import { expect, it } from 'vitest';
import { englishSentence, findProblem } from './index.ts';

it('finds the problem of a message of the server, to translate it', () => {
  expect(findProblem(englishSentence({ key: 'emailAdded' }))).toEqual({ key: 'emailAdded' });
});

it.each(['', 'The moon is full.', 'Maximum of 15 characters allowed', 'toString'])('finds none of “%s”', (sentence) => {
  expect(findProblem(sentence)).toBeUndefined();
});
