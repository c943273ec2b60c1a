import type { NameAnswer, NameCheck } from './name-check.ts';

/** Answers by words in the holder's name; see README.md. All other names match. */
const answers: readonly [words: RegExp, answer: (name: string) => NameAnswer][] = [
  [
    /\bclose match\b/i,
    (name) => ({ outcome: 'close-match', suggestedName: name.replace(/\bclose match\b/i, 'Exact Match') }),
  ],
  [/\bno match\b/i, () => ({ outcome: 'no-match' })],
  [/\bno answer\b/i, () => ({ outcome: 'unavailable' })],
];

/** Simulated scheme. */
export const sandboxNameCheck = (): NameCheck => ({
  async check({ holderName }) {
    if (/\btime-?out\b/i.test(holderName)) throw new Error('The sandbox’s name check timed out.');
    const found = answers.find(([words]) => words.test(holderName));
    return found ? found[1](holderName) : { outcome: 'match' };
  },
});
