// Types of the specs from which `npm run generate` writes what loads, types and documents the widgets. Pages never download a spec.

/** Something that a module exports. `module` starts in a folder of `src`, such as `../invoice/invoice.tsx`. */
export interface ExportSpec {
  readonly name: string;
  readonly module: string;
}

/** A type of the language, such as `string`, or one that a module exports. */
export type TypeSpec = string | ExportSpec;

export interface AttributeSpec {
  /** `boolean` follows the rules of HTML. A list names the values that are allowed. */
  readonly type: 'string' | 'boolean' | readonly string[];
  /** Markdown, as all descriptions are. */
  readonly description: string;
  /** What applies without the attribute. */
  readonly default?: string;
  readonly required?: boolean;
  /** Read by style sheets alone: no property mirrors it. */
  readonly forStyles?: boolean;
}

/** A property without an attribute: an object or a secret, which must never stand in the page. */
export interface PropertySpec {
  readonly type: TypeSpec;
  readonly description: string;
}

export interface EventSpec {
  readonly description: string;
  /** Types of the detail's fields. A name with `?` at its end is optional. No field may hold personal or bank data. */
  readonly detail: Readonly<Record<string, TypeSpec>>;
  /** `preventDefault()`, or `false` from the React callback, stops what the event announces. */
  readonly cancelable?: boolean;
}

export interface MethodSpec {
  readonly description: string;
  readonly parameters: Readonly<Record<string, PropertySpec>>;
  readonly returns: TypeSpec;
  /** The function that is called, with the element as `this`. */
  readonly implementation: ExportSpec;
}

/** Texts of one namespace. `*` in `module` stands for the language. */
export interface TextsSpec extends ExportSpec {
  readonly namespace: string;
}

/** All that is special to one widget. What every widget has besides is in `common.ts`. */
export interface WidgetSpec {
  /** `quittance-` and the name of the folder. */
  readonly tag: `quittance-${string}`;
  /** One sentence in the third person. */
  readonly summary: string;
  /** Upper limit of what a page downloads for the widget, kB of gzipped scripts and styles. */
  readonly budgetKb: number;
  /** By name, in kebab case. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  readonly properties?: Readonly<Record<string, PropertySpec>>;
  /** By name without `quittance-`. An event that several widgets have is declared once, and listed by each. */
  readonly events: Readonly<Record<string, EventSpec>>;
  /** What `::part()` reaches, by name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, MethodSpec>>;
  /** The component for React hosts. Its module exports its props too, with `Props` at the end of the name. */
  readonly component: ExportSpec;
  /** The component that the element renders; its props are `WidgetViewProps`. */
  readonly view: ExportSpec;
  /** Style sheets in order, by path as in `ExportSpec`. */
  readonly styles: readonly string[];
  readonly texts: readonly TextsSpec[];
}
