import type { IconShape } from '@quittance/widgets/kit';

/** A page or a record that the palette opens. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  /** Address that it opens. */
  readonly to: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: IconShape;
  /** Heading above it. */
  readonly group: string;
}

/** What an app's palette finds. */
export interface Palette {
  /** Says what can be searched. */
  readonly placeholder: string;
  /** The pages that this person may open. */
  readonly pages: readonly PaletteEntry[];
  /** Searches the app's records on the server. @throws {ApiError} */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}
