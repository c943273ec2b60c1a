import { countOf } from '@quittance/sdk/validation';

/** A text that is being typed, and the position of its caret. */
export interface TypedText {
  readonly text: string;
  /** UTF-16 units before the caret, as browsers count. */
  readonly caret: number;
}

/**
 * Cuts text that was just typed or pasted to a maximum length, as `maxlength` does, but counts characters instead of
 * UTF-16 units. A text that was already too long may only become shorter.
 */
export function fitText({ text, caret }: TypedText, former: string, max: number): TypedText {
  const excess = countOf(text) - Math.max(max, countOf(former));
  if (excess <= 0) return { text, caret };
  const before = [...text.slice(0, caret)];
  // The newest characters are right before the caret.
  const kept = before.slice(0, Math.max(before.length - excess, 0)).join('');
  return { text: kept + text.slice(caret), caret: kept.length };
}
