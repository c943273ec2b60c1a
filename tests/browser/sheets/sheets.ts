import { specimenNames } from '../kit/specimen-names.ts';

/** How a sheet is looked at. */
export interface Look {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: 'en' | 'es';
  readonly direction: 'ltr' | 'rtl';
  readonly width: number;
}

const light: Look = { name: 'light', colorScheme: 'light', locale: 'en', direction: 'ltr', width: 1280 };
const darkPhone: Look = { name: 'dark-phone', colorScheme: 'dark', locale: 'es', direction: 'ltr', width: 390 };
const rightToLeft: Look = { ...light, name: 'right-to-left', colorScheme: 'dark', direction: 'rtl' };

/** Each scheme, language, direction and width, without a picture for every mixture of them. */
export const sheetLooks: readonly Look[] = [light, darkPhone, rightToLeft];
export const openingLooks: readonly Look[] = [light, darkPhone];

/** Parts that show nothing until they are opened. */
const closed = ['dialog', 'drawer', 'menu', 'popover', 'tooltip', 'toaster'];
const perSheet = 7;

/** Draws the rows that are seen, which are others when a page grows to be pictured: pictured as a window shows it. */
export const windowed = 'data-table';

const shown = specimenNames.filter((name) => name !== windowed && !closed.includes(name));

/** The parts of the kit in every state, some to a sheet. */
export const sheets: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(shown.length / perSheet) },
  (_, index) => shown.slice(index * perSheet, (index + 1) * perSheet),
);

/** What opens on the press of a button, which is called the same in every language: samples speak English. */
export const openings: readonly { readonly specimen: string; readonly pressed: string }[] = [
  { specimen: 'dialog', pressed: 'Open in the center' },
  { specimen: 'dialog', pressed: 'Open at the side' },
  { specimen: 'drawer', pressed: 'Open particulars' },
  { specimen: 'menu', pressed: 'Actions' },
  { specimen: 'popover', pressed: 'Share invoice' },
  { specimen: 'toaster', pressed: 'Show success' },
];

/** Controls whose list or calendar opens on a press. */
export const opened: readonly string[] = ['select-field', 'multi-select-field', 'country-field', 'date-range-field'];
