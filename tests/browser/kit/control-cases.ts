/** What the shared suite does with a form control: plain facts, so that tests read them without a browser. */
export interface ControlCase {
  /** Name of the specimen. */
  readonly name: string;
  /** The role under which a screen reader finds the control. */
  readonly role:
    | 'textbox'
    | 'combobox'
    | 'spinbutton'
    | 'slider'
    | 'checkbox'
    | 'switch'
    | 'group'
    | 'radiogroup'
    | 'button';
  /** Keys that give it another value once it has the focus, as Playwright names them; a single text is typed. */
  readonly keys: readonly string[];
  /** What it then tells. */
  readonly value: unknown;
}

export const controlCases: readonly ControlCase[] = [
  { name: 'text-field', role: 'textbox', keys: ['a', 'b'], value: 'ab' },
  { name: 'text-area', role: 'textbox', keys: ['a', 'Enter', 'b'], value: 'a\nb' },
  { name: 'money-field', role: 'textbox', keys: ['1', '.', '5'], value: '1.5' },
];
