// Types of the specs from which `npm run generate` writes loaders, types and documentation of widgets. Pages never
// download a spec.

/** An export of a module. `module` is relative to a folder of `src`, such as `../invoice/invoice.tsx`. */
export interface ExportSpec {
  readonly name: string;
  readonly module: string;
}

/** A built-in type, such as `string`, or an exported one. */
export type TypeSpec = string | ExportSpec;

export interface AttributeSpec {
  /** `boolean` follows the rules of HTML. A list contains the allowed values. */
  readonly type: 'string' | 'boolean' | readonly string[];
  /** Markdown, like all descriptions. */
  readonly description: string;
  /** The effect of omitting the attribute. */
  readonly default?: string;
  readonly required?: boolean;
  /** Whether only style sheets read it, so that no property mirrors it. */
  readonly forStyles?: boolean;
}

/** A property without an attribute: an object or a secret, which must never be in the page. */
export interface PropertySpec {
  readonly type: TypeSpec;
  readonly description: string;
}

/** A prop of the React component. */
export interface ReactPropSpec extends PropertySpec {
  /** The effect of omitting the prop. */
  readonly default?: string;
  readonly required?: boolean;
}

export interface EventSpec {
  readonly description: string;
  /**
   * Types of the detail's fields. A `?` at the end of a name makes it optional. No field may contain personal or bank
   * data.
   */
  readonly detail: Readonly<Record<string, TypeSpec>>;
  /** Whether `preventDefault()`, or `false` from the React callback, prevents the announced action. */
  readonly cancelable?: boolean;
}

export interface MethodSpec {
  readonly description: string;
  readonly parameters: Readonly<Record<string, PropertySpec>>;
  readonly returns: TypeSpec;
  /** The called function, with the element as `this`. */
  readonly implementation: ExportSpec;
}

/** Texts of one namespace. `*` in `module` is replaced by the language. */
export interface TextsSpec {
  readonly namespace: string;
  readonly module: string;
}

/** The specification of one widget, in addition to that of every widget in `common.ts`. */
export interface WidgetSpec {
  /** `quittance-` and the name of the folder. */
  readonly tag: `quittance-${string}`;
  /** One sentence in the third person. */
  readonly summary: string;
  /** Maximum download of the widget, in kB of gzipped scripts and styles. */
  readonly budgetKb: number;
  /** The same for the single file, which holds what the chunks load later. Default: `budgetKb`. */
  readonly oneFileBudgetKb?: number;
  /** By name, in kebab case. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  readonly properties?: Readonly<Record<string, PropertySpec>>;
  /** By name without `quittance-`. An event of several widgets is declared once and listed by each. */
  readonly events: Readonly<Record<string, EventSpec>>;
  /** Names for `::part()`. */
  readonly parts: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, MethodSpec>>;
  /** The component for React hosts. Its module also exports its props, with `Props` at the end of the name. */
  readonly component: ExportSpec;
  /**
   * Props of the component that the element lacks, or has with another meaning. Its other props are the element's
   * attributes and properties except the common ones, and a callback for each event.
   */
  readonly reactProps?: Readonly<Record<string, ReactPropSpec>>;
  /** The component that the element renders; its props are `WidgetViewProps`. */
  readonly view: ExportSpec;
  /** Style sheets in order, by path as in `ExportSpec`. */
  readonly styles: readonly string[];
  readonly texts: readonly TextsSpec[];
}
