import { describe, expect, it } from 'vitest';
import { checkLine, checkLines } from './plain-text.ts';

const hidden = { key: 'hiddenCharacters' };
const wrongFormat = { key: 'wrongFormat' };

describe('a line', () => {
  it.each([
    ['accents', 'Zoë Müller-Núñez & Søn'],
    ['combining marks', 'Zoe\u0308'],
    ['right-to-left script', 'شركة الأمل'],
    ['a Persian name with ZWNJ', 'شرکت می\u200Cخواهم'],
    ['Sinhala with ZWJ', 'ශ්\u200Dරී'],
    ['Malayalam that ends in ZWJ', 'മോഹന\u0D4D\u200D'],
    ['an emoji family', '👨\u200D👩\u200D👧'],
    ['emoji with skin tone and ZWJ', '👩🏽\u200D💻'],
    ['emoji with variation selectors', '❤\uFE0F\u200D🔥 🏳\uFE0F\u200D🌈 👁\uFE0F\u200D🗨\uFE0F'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a variant of a Han character', '葛\u{E0100}城'],
    ['Korean and Chinese', '한국 中国'],
  ])('may contain %s', (_what, text) => {
    expect(checkLine(text)).toBeNull();
  });

  it.each([
    ['a right-to-left override', 'invoice\u202Efdp.exe'],
    ['an isolate', '\u2066Maya\u2069'],
    ['a direction mark', 'Maya\u200E'],
    ['an Arabic letter mark', 'Maya\u061C'],
    ['a zero-width space', 'Ma\u200Bya'],
    ['a byte order mark inside', 'Ma\uFEFFya'],
    ['a word joiner', 'Ma\u2060ya'],
    ['a soft hyphen', 'Ma\u00ADya'],
    ['a Hangul filler', 'Maya \u3164'],
    ['a joiner beside a blank', 'Maya\u200D Fox'],
    ['two joiners in a row', 'می\u200C\u200Cخواهم'],
    ['a joiner at the end', 'Maya\u200C'],
    ['a joiner between emoji and letter', '❤\u200Da'],
    ['hidden tags', 'Maya\u{E0041}\u{E0042}'],
    ['a variation selector on a letter', 'M\uFE0Faya'],
    ['a lone high surrogate', 'Maya\uD83D'],
    ['a lone low surrogate', '\uDE00Maya'],
    ['a joiner next to another hidden character', 'a\u200B\u200Db'],
  ])('may not contain %s', (_what, text) => {
    expect(checkLine(text)).toEqual(hidden);
  });

  it.each(['a\nb', 'a\tb', 'a\0b', 'a\u007Fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'may not contain control characters or line breaks: %j',
    (text) => {
      expect(checkLine(text)).toEqual(wrongFormat);
    },
  );
});

describe('lines', () => {
  it('may contain line breaks and tabs', () => {
    expect(checkLines('Hello,\r\n\tplease pay.\n')).toBeNull();
  });

  it('may not contain other control characters or hidden ones', () => {
    expect(checkLines('a\0b')).toEqual(wrongFormat);
    expect(checkLines('a\u202Eb')).toEqual(hidden);
  });
});
