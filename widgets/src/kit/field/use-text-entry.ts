import { type CompositionEvent, type FormEvent, useState } from 'react';
import { fitText, type TypedText } from '../base/fit-text.ts';
import type { FieldControl } from './field.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is typed, before it becomes the value; null refuses it and keeps the former text.
 * @param former the text that stood in the control before
 */
export type TextRule = (typed: TypedText, former: string) => TypedText | null;

/** Browsers know no caret in a field of type `email`. */
const caretOf = (element: TextControl): number => element.selectionEnd ?? element.value.length;

/** Writes over what was typed, without moving the caret away from where the person is. */
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

/** A word that an editor for many signs, such as the Japanese one, is still putting together. */
interface Composition {
  /** All that stands in the control. */
  readonly text: string;
  /** What stood there before. */
  readonly former: string;
}

/**
 * Attributes of a text control whose text obeys a rule while it is typed.
 * @param value the text that stands in the control until now
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
      // The rule waits for the end of the word: the editor would lose its place. The owner need not.
      if ((nativeEvent as InputEvent).isComposing) setComposition({ text: currentTarget.value, former });
      else write(currentTarget, ruled);
    },
    onCompositionEnd({ currentTarget }) {
      setComposition(null);
      write(currentTarget, enter(currentTarget));
    },
  };
}

/** At most as many characters, where a number is given. */
export const maxCharacters =
  (max: number | undefined): TextRule =>
  (typed, former) =>
    max === undefined ? typed : fitText(typed, former, max);
