import type { ReactNode } from 'react';

/** Something that can be chosen from a list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Stands before the label and before the chosen value, such as a flag; it is decoration. */
  readonly icon?: ReactNode | undefined;
  /** A second line, which is found by the search as well. */
  readonly detail?: string | undefined;
  /** Short, at the end of its line, such as a calling code. */
  readonly end?: string | undefined;
  /** What else the search finds it by, such as a code. */
  readonly keywords?: string | undefined;
  /** Heading under which it stands; options of one group follow one another. */
  readonly group?: string | undefined;
}
