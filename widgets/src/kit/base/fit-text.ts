import { countOf } from '@quittance/sdk/validation';

/** A text that is being typed, and where in it the next character goes. */
export interface TypedText {
  readonly text: string;
  /** UTF-16 units before the caret, as browsers count. */
  readonly caret: number;
}

/**
 * Cuts what was just typed or pasted so that the text has room for it, as `maxlength` does, but by the characters that
 * people count and not by UTF-16 units. A text that was too long before may only become shorter.
 */
export function fitText({ text, caret }: TypedText, former: string, max: number): TypedText {
  const excess = countOf(text) - Math.max(max, countOf(former));
  if (excess <= 0) return { text, caret };
  const before = [...text.slice(0, caret)];
  // What was entered last stands right before the caret.
  const kept = before.slice(0, Math.max(before.length - excess, 0)).join('');
  return { text: kept + text.slice(caret), caret: kept.length };
}
