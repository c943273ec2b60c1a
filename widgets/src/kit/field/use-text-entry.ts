import { type CompositionEvent, type FormEvent, useState } from 'react';
import { fitText, type TypedText } from '../base/fit-text.ts';
import type { FieldControl } from './field.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Changes typed text before it becomes the value; null refuses it and restores the former text.
 * @param former the previous text of the control
 */
export type TextRule = (typed: TypedText, former: string) => TypedText | null;

/** Browsers report no caret in a field of type `email`. */
const caretOf = (element: TextControl): number => element.selectionEnd ?? element.value.length;

/** Replaces the text of a control, and keeps the caret. */
function write(element: TextControl, { text, caret }: TypedText): void {
  if (element.value === text) return;
  const hasCaret = element.selectionEnd !== null;
  element.value = text;
  if (hasCaret) element.setSelectionRange(caret, caret);
}

export interface TextEntry {
  readonly value: string;
  readonly onInput: (event: FormEvent<TextControl>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextControl>) => void;
}

/** A word that an input method editor, such as a Japanese one, is composing. */
interface Composition {
  /** The whole text of the control. */
  readonly text: string;
  /** The previous text of the control. */
  readonly former: string;
}

/**
 * Returns attributes of a text control that applies a rule while people type.
 * @param value the current text of the control
 */
export function useTextEntry(
  control: FieldControl,
  value: string,
  rule: TextRule,
  onText: (text: string) => void,
): TextEntry {
  const [composition, setComposition] = useState<Composition | null>(null);
  const former = composition?.former ?? value;
  const enter = (element: TextControl): TypedText => {
    const typed = { text: element.value, caret: caretOf(element) };
    const kept = { text: former, caret: Math.max(typed.caret - typed.text.length + former.length, 0) };
    const ruled = rule(typed, former) ?? kept;
    if (ruled.text !== value) {
      control.clearError();
      onText(ruled.text);
    }
    return ruled;
  };
  return {
    value: composition?.text ?? value,
    onInput({ currentTarget, nativeEvent }) {
      const ruled = enter(currentTarget);
      // The rule waits for the end of the word, which a change would break. The owner doesn't.
      if ((nativeEvent as InputEvent).isComposing) setComposition({ text: currentTarget.value, former });
      else write(currentTarget, ruled);
    },
    onCompositionEnd({ currentTarget }) {
      setComposition(null);
      write(currentTarget, enter(currentTarget));
    },
  };
}

/** Limits the number of characters, if a number is given. */
export const maxCharacters =
  (max: number | undefined): TextRule =>
  (typed, former) =>
    max === undefined ? typed : fitText(typed, former, max);
