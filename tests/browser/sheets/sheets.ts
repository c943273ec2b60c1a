import { lists, overlays, singular } from '../kit/openings.ts';
import type { Look } from '../kit/page-look.ts';
import { inSheets, specimenNames } from '../kit/specimen-names.ts';

/** Look of a sheet; its name is part of the picture's name. */
export interface NamedLook extends Required<Omit<Look, 'size'>> {
  readonly name: string;
  readonly locale: 'en' | 'es';
  readonly width: number;
}

const light: NamedLook = { name: 'light', colorScheme: 'light', locale: 'en', direction: 'ltr', width: 1280 };
const darkPhone: NamedLook = { name: 'dark-phone', colorScheme: 'dark', locale: 'es', direction: 'ltr', width: 390 };
const spanish: NamedLook = { ...light, name: 'spanish', locale: 'es' };
const rightToLeft: NamedLook = { ...light, name: 'right-to-left', colorScheme: 'dark', direction: 'rtl' };

/** Each scheme, language, direction and width, without a picture for every mixture of them. */
export const sheetLooks: readonly NamedLook[] = [light, spanish, darkPhone, rightToLeft];
export const openingLooks: readonly NamedLook[] = [light, darkPhone];

/** Parts that show nothing until they are opened. */
const closed = ['dialog', 'drawer', 'menu', 'popover', 'tooltip', 'toaster', 'confirm-dialog'];
const perSheet = 7;

/** Renders only the visible rows, so take its picture in a window instead of the full page. */
export const windowed = 'table-tools';

const shown = specimenNames.filter((name) => name !== windowed && !closed.includes(name));

/** The parts of the kit in every state. */
export const sheets = inSheets(shown, perSheet);

export const openings = [...overlays, ...lists, ...singular];

/** Controls with different focus looks, and the number of Tab presses until they have the focus. */
export const focused = { 'text-field': 1, checkbox: 1, switch: 1, 'radio-cards': 1, slider: 2 } as const;
