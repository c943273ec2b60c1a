import { describe, expect, it } from 'vitest';
import { newId, newSecret } from './ids.ts';
import { scrubText } from './scrub.ts';

describe('scrubbing a text', () => {
  it.each([
    ['mail to ann.o+x@mail.example.co.uk failed', 'mail to [email] failed'],
    ['card 4111 1111-1111 1111 declined', 'card [number] declined'],
    ['call +1 555 010 0199', 'call +[number]'],
    ['Authorization: Bearer abc.def-ghi=', 'Authorization: [token]'],
    [`link ${newSecret('guest')} opened`, 'link [token] opened'],
  ])('takes out what is personal or opens something: %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  // A measure of growth and no stopwatch: what is quadratic takes a hundred times as long for ten times the text.
  it.each(['a', 'ab_a-', 'ab_aA', 'a@', 'a.', '1-', 'Bearer ', 'Basic\t'])(
    'is not slowed down by many a %j',
    (part) => {
      const millisecondsFor = (length: number) => {
        const text = part.repeat(length / part.length);
        const start = performance.now();
        scrubText(text);
        return performance.now() - start;
      };
      millisecondsFor(2_000);
      const short = Math.max(...Array.from({ length: 5 }, () => millisecondsFor(20_000)));
      const long = Math.min(...Array.from({ length: 5 }, () => millisecondsFor(200_000)));
      expect(long).toBeLessThan(Math.max(short * 40, 100));
    },
  );

  it('leaves what helps to find the fault', () => {
    const text = `at payInvoice (/app/src/pay.ts:120:15) for ${newId('inv').replace(/\d/g, 'a')}, 409 of 12345`;
    expect(scrubText(text)).toBe(text);
  });
});
