import { firstProblem, type Problem, problem } from './problem.ts';

/**
 * Invisible characters: text direction, zero width, fillers, tags, and lone surrogates. They can make two names look
 * the same, or reverse one.
 */
const hidden = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}\u{FFF9}-\u{FFFB}]/u;

/** Invisible characters that scripts need, each only where it has an effect. */
const needed = [
  // Joiners, in Persian, Indic and other scripts.
  /(?<=[\p{L}\p{M}])[\u{200C}\u{200D}](?=[\p{L}\p{M}])/u,
  // Joiners after a virama, also at the end of a word.
  /(?<=[\u{94D}\u{9CD}\u{A4D}\u{ACD}\u{B4D}\u{BCD}\u{C4D}\u{CCD}\u{D4D}\u{DCA}])[\u{200C}\u{200D}]/u,
  // Emoji of several parts.
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic})/u,
  // Emoji or text form, and keycaps.
  /(?<=\p{Extended_Pictographic})[\u{FE0E}\u{FE0F}]|(?<=[0-9#*])\u{FE0F}(?=\u{20E3})/u,
  // Flags of England, Scotland and Wales.
  /(?<=\u{1F3F4})[\u{E0061}-\u{E007A}]{5}\u{E007F}/u,
  // Variants of Han characters and Mongolian letters.
  /(?<=\p{Ideographic})[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u{180B}-\u{180D}\u{180F}]/u,
];

/** One pattern for all, so that removing one character doesn't make others adjacent. */
const neededAnywhere = new RegExp(needed.map(({ source }) => source).join('|'), 'gu');

const checkHidden = (text: string): Problem | null =>
  hidden.test(text.replace(neededAnywhere, '')) ? problem('hiddenCharacters') : null;

/** Checks text of one line, such as names, titles and descriptions. */
export const checkLine = (text: string): Problem | null =>
  firstProblem(/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? problem('wrongFormat') : null, checkHidden(text));

/** Checks text of several lines, such as messages. */
export const checkLines = (text: string): Problem | null =>
  firstProblem(/[^\P{Cc}\t\n\r]/u.test(text) ? problem('wrongFormat') : null, checkHidden(text));
