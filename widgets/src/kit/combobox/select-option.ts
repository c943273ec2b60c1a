import type { ReactNode } from 'react';

/** An option of a list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Decoration before the label and before the chosen value, such as a flag. */
  readonly icon?: ReactNode | undefined;
  /** A second line, which the search includes. */
  readonly detail?: string | undefined;
  /** Short text at the end of the row, such as a calling code. */
  readonly end?: string | undefined;
  /** More words for the search, such as a code. */
  readonly keywords?: string | undefined;
  /** Heading above the option; options of one group must be adjacent. */
  readonly group?: string | undefined;
}
