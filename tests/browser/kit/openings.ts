import type { Locator } from '@playwright/test';
import type { KitBench } from './kit-bench.ts';
import { phone } from './page-look.ts';

/** A part that is hidden until it is opened. */
export interface Opening {
  /** In kebab case. */
  readonly name: string;
  /** Shows its specimen and opens it, whatever the language. */
  readonly open: (kit: KitBench, locale?: string) => Promise<void>;
  /** The role of the opened part. */
  readonly shows: 'dialog' | 'listbox' | 'menu' | 'tooltip' | 'status' | 'grid' | 'group';
}

const stateOf = ({ page }: KitBench, name: string): Locator => page.locator(`[data-state="${name}"]`);

/** Presses a button of a state: the first one, or the one `further` places later. */
const pressing =
  (specimen: string, state: string, further = 0): Opening['open'] =>
  async (kit, locale) => {
    await kit.showStates(specimen, locale);
    await stateOf(kit, state).getByRole('button').nth(further).click();
  };

/** Presses a filled control: its list box, or its first button. */
const openingControl =
  (control: string, role: 'combobox' | 'button'): Opening['open'] =>
  async (kit, locale) => {
    await kit.showControl(control, { label: 'Legal name', isFilled: true }, locale);
    await kit.page.locator('#place').getByRole(role).first().click();
  };

const pressingIn =
  (first: Opening['open'], ...names: readonly string[]): Opening['open'] =>
  async (kit, locale) => {
    await first(kit, locale);
    for (const name of names) await kit.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

const onPhone =
  (open: Opening['open']): Opening['open'] =>
  async (kit, locale) => {
    await kit.lookAs(phone);
    await open(kit, locale);
  };

const openDate = openingControl('date-field', 'button');

/** Overlays that a button opens. */
export const overlays: readonly Opening[] = [
  { name: 'open-in-the-center', open: pressing('dialog', 'center'), shows: 'dialog' },
  { name: 'open-at-the-side', open: pressing('dialog', 'end'), shows: 'dialog' },
  { name: 'open-particulars', open: pressing('drawer', 'particulars'), shows: 'dialog' },
  { name: 'actions', open: pressing('menu', 'labelled'), shows: 'menu' },
  { name: 'share-invoice', open: pressing('popover', 'button'), shows: 'dialog' },
  { name: 'show-success', open: pressing('toaster', 'kinds'), shows: 'status' },
];

/** Controls whose list or calendar opens on a press. */
export const lists: readonly Opening[] = [
  { name: 'open-select-field', open: openingControl('select-field', 'combobox'), shows: 'listbox' },
  { name: 'open-multi-select-field', open: openingControl('multi-select-field', 'combobox'), shows: 'listbox' },
  { name: 'open-country-field', open: openingControl('country-field', 'combobox'), shows: 'listbox' },
  { name: 'open-date-range-field', open: openingControl('date-range-field', 'combobox'), shows: 'dialog' },
];

/** Open parts with a unique look. */
export const singular: readonly Opening[] = [
  { name: 'locked-dialog', open: pressing('dialog', 'locked'), shows: 'dialog' },
  { name: 'toast-of-an-error', open: pressing('toaster', 'kinds', 1), shows: 'status' },
  {
    name: 'tooltip',
    open: async (kit, locale) => {
      await kit.showStates('tooltip', locale);
      await stateOf(kit, 'button').getByRole('button').hover();
    },
    shows: 'tooltip',
  },
  { name: 'years-of-a-date-field', open: pressingIn(openDate, '2026'), shows: 'group' },
  { name: 'months-of-a-date-field', open: pressingIn(openDate, '2026', '2025'), shows: 'group' },
];

/** Open parts without a separate picture. */
const others: readonly Opening[] = [
  { name: 'menu-of-an-icon', open: pressing('menu', 'icon'), shows: 'menu' },
  { name: 'question-before-sending', open: pressing('confirm-dialog', 'primary'), shows: 'dialog' },
  { name: 'question-before-deleting', open: pressing('confirm-dialog', 'danger'), shows: 'dialog' },
  { name: 'info-tip', open: pressing('popover', 'info-tip'), shows: 'dialog' },
  { name: 'columns-of-table-tools', open: pressing('table-tools', 'selectable', 1), shows: 'menu' },
  { name: 'open-subdivision-field', open: openingControl('subdivision-field', 'combobox'), shows: 'listbox' },
  { name: 'open-currency-field', open: openingControl('currency-field', 'combobox'), shows: 'listbox' },
  { name: 'countries-of-a-phone-field', open: openingControl('phone-field', 'button'), shows: 'listbox' },
  { name: 'days-of-a-date-field', open: openDate, shows: 'grid' },
  { name: 'select-field-on-a-phone', open: onPhone(openingControl('select-field', 'combobox')), shows: 'dialog' },
  { name: 'date-field-on-a-phone', open: onPhone(openDate), shows: 'dialog' },
  { name: 'drawer-on-a-phone', open: onPhone(pressing('drawer', 'particulars')), shows: 'dialog' },
];

export const openings: readonly Opening[] = [...overlays, ...lists, ...singular, ...others];
