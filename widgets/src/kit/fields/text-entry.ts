import type { CompositionEvent, FormEvent } from 'react';
import type { FieldControl } from './field.tsx';
import { fitText, type TypedText } from './fit-text.ts';

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
  readonly onInput: (event: FormEvent<TextControl>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextControl>) => void;
}

/**
 * Handlers of a text control whose text obeys a rule while it is typed.
 * @param former the text that stands in the control until now
 */
export function textEntry(
  control: FieldControl,
  former: string,
  rule: TextRule,
  onText: (text: string) => void,
): TextEntry {
  const enter = (element: TextControl, compared: string) => {
    const typed = { text: element.value, caret: caretOf(element) };
    const kept = { text: former, caret: Math.max(typed.caret - typed.text.length + former.length, 0) };
    const ruled = rule(typed, compared) ?? kept;
    write(element, ruled);
    if (ruled.text === former) return;
    control.clearError();
    onText(ruled.text);
  };
  return {
    onInput(event) {
      // A word that is still being composed must be left alone; the editor would lose its place.
      if ((event.nativeEvent as InputEvent).isComposing) onText(event.currentTarget.value);
      else enter(event.currentTarget, former);
    },
    // The text before is that of the composition itself, which no rule has seen yet.
    onCompositionEnd: (event) => enter(event.currentTarget, ''),
  };
}

/** At most as many characters, where a number is given. */
export const maxCharacters =
  (max: number | undefined): TextRule =>
  (typed, former) =>
    max === undefined ? typed : fitText(typed, former, max);
