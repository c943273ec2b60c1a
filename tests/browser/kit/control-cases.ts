/** What the shared suite does with a form control: plain facts, so that tests read them without a browser. */
export interface ControlCase {
  /** Name of the specimen. */
  readonly name: string;
  /** The role under which a screen reader finds the control; `none` for a password, which browsers give no role. */
  readonly role:
    | 'textbox'
    | 'combobox'
    | 'spinbutton'
    | 'slider'
    | 'checkbox'
    | 'switch'
    | 'group'
    | 'radiogroup'
    | 'button'
    | 'none';
  /** Untouched it has an answer too: it is required only where that is said, and never called optional. */
  readonly isAlwaysAnswered?: true;
  /** The part that takes the focus, where the control is a group. */
  readonly focusOn?: 'radio' | 'button';
  /** Keys that give it another value once it has the focus, as Playwright names them; a single text is typed. */
  readonly keys: readonly string[];
  /** What it then tells. */
  readonly value: unknown;
}

export const controlCases: readonly ControlCase[] = [
  { name: 'text-field', role: 'textbox', keys: ['a', 'b'], value: 'ab' },
  { name: 'text-area', role: 'textbox', keys: ['a', 'Enter', 'b'], value: 'a\nb' },
  { name: 'password-field', role: 'none', keys: ['a', 'B'], value: 'aB' },
  { name: 'new-password-field', role: 'none', keys: ['a', 'B'], value: 'aB' },
  { name: 'one-time-code-field', role: 'textbox', keys: ['1', 'x', '2'], value: '12' },
  { name: 'money-field', role: 'textbox', keys: ['1', '.', '5'], value: '1.5' },
  { name: 'checkbox', role: 'checkbox', isAlwaysAnswered: true, keys: ['Space'], value: true },
  { name: 'select-field', role: 'combobox', keys: ['ArrowDown', 'ArrowDown', 'Enter'], value: 'corporation' },
  {
    name: 'multi-select-field',
    role: 'combobox',
    keys: ['ArrowDown', 'Enter', 'End', 'Enter'],
    value: ['llc', 'nonprofit'],
  },
];
