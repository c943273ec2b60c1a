/** The shared suite's data for a form control. Plain data, so that tests read it without a browser. */
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
  /** It has a value from the start, so it is never marked as optional. */
  readonly isAlwaysAnswered?: true;
  /** The part that takes the focus, if the control is a group. */
  readonly focusOn?: 'radio' | 'button';
  /** The file to choose in the browser's file dialog that the keys open. */
  readonly file?: string;
  /** Keys that change the focused control's value, as Playwright names them; a longer text is typed. */
  readonly keys: readonly string[];
  /** The reported value afterwards. */
  readonly value: unknown;
}

const scan = { id: 'scan.pdf', name: 'scan.pdf', size: 4 };

export const controlCases: readonly ControlCase[] = [
  { name: 'text-field', role: 'textbox', keys: ['a', 'b'], value: 'ab' },
  { name: 'text-area', role: 'textbox', keys: ['a', 'Enter', 'b'], value: 'a\nb' },
  { name: 'password-field', role: 'none', keys: ['a', 'B'], value: 'aB' },
  { name: 'new-password-field', role: 'none', keys: ['a', 'B'], value: 'aB' },
  { name: 'one-time-code-field', role: 'textbox', keys: ['1', 'x', '2'], value: '12' },
  { name: 'handle-field', role: 'textbox', keys: ['H', 'A', '-', '1'], value: 'ha1' },
  { name: 'number-field', role: 'textbox', keys: ['1', '+', '.', '5'], value: '1.5' },
  { name: 'whole-number-field', role: 'textbox', keys: ['1', '5'], value: '15' },
  { name: 'percent-field', role: 'textbox', keys: ['9', '9'], value: '99' },
  { name: 'money-field', role: 'textbox', keys: ['1', '.', '5'], value: '1.5' },
  { name: 'slider', role: 'slider', isAlwaysAnswered: true, keys: ['ArrowRight'], value: '8' },
  { name: 'percent-slider', role: 'slider', isAlwaysAnswered: true, keys: ['ArrowRight'], value: '0.91' },
  { name: 'checkbox', role: 'checkbox', isAlwaysAnswered: true, keys: ['Space'], value: true },
  { name: 'switch', role: 'switch', isAlwaysAnswered: true, keys: ['Space'], value: true },
  { name: 'radio-group', role: 'radiogroup', focusOn: 'radio', keys: ['Space', 'ArrowDown'], value: 'express' },
  { name: 'radio-cards', role: 'radiogroup', focusOn: 'radio', keys: ['Space'], value: 'standard' },
  { name: 'file-upload', role: 'button', keys: ['Enter'], file: 'scan.pdf', value: [scan] },
  { name: 'attachments', role: 'button', keys: ['Enter'], file: 'scan.pdf', value: [scan] },
  { name: 'select-field', role: 'combobox', keys: ['ArrowDown', 'ArrowDown', 'Enter'], value: 'corporation' },
  {
    name: 'multi-select-field',
    role: 'combobox',
    keys: ['ArrowDown', 'Enter', 'End', 'Enter'],
    value: ['llc', 'nonprofit'],
  },
  { name: 'country-field', role: 'combobox', keys: ['d', 'e', 'u', 'Backspace', 'n', 'm', 'Enter'], value: 'DK' },
  { name: 'subdivision-field', role: 'combobox', keys: ['b', 'e', 'r', 'g', 'Enter'], value: 'BG' },
  { name: 'currency-field', role: 'combobox', keys: ['s', 'g', 'd', 'Enter'], value: 'SGD' },
  { name: 'date-field', role: 'textbox', keys: [...'5 mar 2026', 'Tab'], value: '2026-03-05' },
  {
    name: 'date-range-field',
    role: 'combobox',
    keys: ['ArrowDown', 'Enter', 'ArrowRight', 'Enter'],
    value: { start: '2026-02-28', end: '2026-03-01' },
  },
  { name: 'phone-field', role: 'textbox', keys: ['2', '1', '2', '5'], value: '+12125' },
];
