import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { cancelableEvents } from '../widget/event-details.generated.ts';
import type { WidgetEventListener, WidgetEventName } from '../widget/widget-events.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { QuittanceElementProperties } from './quittance-element.generated.ts';
import type { DefineOptions, VersionConflict, WidgetElementClass } from './registration.ts';

/** `boolean` by the rules of HTML: there or not there; the value `false` is taken as not there. */
export type AttributeKind = 'string' | 'boolean';

/**
 * What the element passes to its view: the values of its attributes and properties, and a way to tell the host.
 * `Own` are the properties that not every element has.
 */
export interface WidgetViewProps<Own> {
  readonly values: Readonly<Partial<QuittanceElementProperties & Own>>;
  readonly emit: WidgetEventListener;
}

/** What of a widget's spec travels to browsers; the generator writes it into `element.generated.ts`. */
export interface ElementConfig<Own> {
  /** Tag without the prefix, such as `invoice`. */
  readonly name: string;
  /** Version of the package, to tell two of them on one page apart. */
  readonly version: string;
  /** Attributes by the property that mirrors them: `invoiceId` is the attribute `invoice-id`. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Properties without an attribute: objects and secrets, which must never stand in the page. */
  readonly properties: readonly string[];
  /** Style sheets' texts, in order. */
  readonly styles: readonly string[];
  /** Functions that the element has as methods. */
  readonly methods?: Readonly<Record<string, (this: HTMLElement, ...parameters: never[]) => unknown>>;
  readonly View: ComponentType<WidgetViewProps<Own>>;
}

/** Symbols by which r2wc keeps a component's state; registered ones, and so part of what a subclass may rely on. */
const propsOf = Symbol.for('r2wc.props');
const renderOf = Symbol.for('r2wc.render');

/** The class that r2wc makes, as a subclass meets it. */
interface BridgeElement extends HTMLElement {
  container: Element;
  [propsOf]: object;
  [renderOf](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readAttribute(element: HTMLElement, attribute: string, kind: AttributeKind): unknown {
  const text = element.getAttribute(attribute);
  if (kind === 'boolean') return text !== null && text !== 'false';
  return text ?? undefined;
}

/** Events after which the fallback that the host put into the element is no longer, or again, the best there is. */
const fallbackAfter: Readonly<Partial<Record<WidgetEventName, boolean>>> = { ready: false, 'load-error': true };

/**
 * Makes the element's class: r2wc's class, with what it gets wrong for a public element mended. Called only where there
 * is a DOM, since `HTMLElement` does not exist in Node.
 */
function createElementClass<Own>(config: ElementConfig<Own>): WidgetElementClass {
  const { View, attributes, properties, methods, styles, version } = config;
  // r2wc is told of no props and no events. Those that it knows it writes back into attributes, where a session token
  // could be read by any script, and its events neither bubble nor keep their names.
  const Bridge = r2wc(View, { shadow: 'open', props: [], events: [] }) as unknown as new () => BridgeElement;
  const observed = new Map(Object.keys(attributes).map((property) => [attributeOf(property), property]));

  class WidgetElement extends Bridge {
    static readonly version = version;

    static get observedAttributes(): string[] {
      return [...observed.keys()];
    }

    #values: Record<string, unknown> = {};
    #isRenderDue = false;
    #isMounted = false;
    #fallback: HTMLSlotElement;

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      adoptStyles(root, styles);
      this.container = document.createElement('div');
      this.#fallback = document.createElement('slot');
      this.#fallback.name = 'fallback';
      root.append(this.container, this.#fallback);
      this.#takeOverEarlyProperties();
    }

    override connectedCallback(): void {
      const root = this.shadowRoot as ShadowRoot;
      // Adopted by another document it has lost them; made in one without a window it never had them.
      if (root.adoptedStyleSheets.length === 0) adoptStyles(root, styles);
      this.#isMounted = true;
      this.#requestRender();
    }

    /** Kept empty: `moveBefore()` then moves the element without taking it out. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      // A move in the page is a removal and an insertion in one task: only who is still out after it is unmounted, so
      // that a half-filled form survives being sorted or put elsewhere.
      setTimeout(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string): void {
      const property = observed.get(attribute);
      const kind = property && attributes[property];
      // A removed attribute reads as undefined, or false, and so gives the default back.
      if (kind) this.setValue(property, readAttribute(this, attribute, kind));
    }

    getValue(property: string): unknown {
      return this.#values[property];
    }

    setValue(property: string, value: unknown): void {
      if (Object.is(this.#values[property], value)) return;
      this.#values = { ...this.#values, [property]: value };
      this.#requestRender();
    }

    /** What a host set before the script came lies on the element itself and would hide the accessors for ever. */
    #takeOverEarlyProperties(): void {
      for (const property of [...Object.keys(attributes), ...properties]) {
        if (!Object.hasOwn(this, property)) continue;
        const early = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, early);
      }
    }

    /** Once for all changes of one task: r2wc by itself renders once an attribute. */
    #requestRender(): void {
      if (this.#isRenderDue) return;
      this.#isRenderDue = true;
      queueMicrotask(() => {
        this.#isRenderDue = false;
        if (!this.#isMounted || !this.isConnected) return;
        const props = { values: this.#values, emit: this.#emit };
        this[propsOf] = props;
        super.connectedCallback();
      });
    }

    readonly #emit: WidgetEventListener = (name, detail) => {
      const showsFallback = fallbackAfter[name];
      if (showsFallback !== undefined) this.#fallback.hidden = !showsFallback;
      const cancelable = cancelableEvents.includes(name);
      return this.dispatchEvent(
        new CustomEvent(`quittance-${name}`, { detail, bubbles: true, composed: true, cancelable }),
      );
    };
  }

  for (const property of [...Object.keys(attributes), ...properties]) {
    // `dir` and its like exist on every element already, and reach us through their attribute.
    if (property in HTMLElement.prototype) continue;
    Object.defineProperty(WidgetElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.getValue(property);
      },
      set(this: WidgetElement, value: unknown) {
        this.setValue(property, value);
      },
    });
  }
  Object.assign(WidgetElement.prototype, methods);
  return WidgetElement;
}

function keepFirst(tag: string, known: CustomElementConstructor, version: string): void {
  const kept = (known as Partial<WidgetElementClass>).version;
  if (kept === version) return;
  const detail: VersionConflict = { tag, kept, ignored: version };
  dispatchEvent(new CustomEvent('quittance-version-conflict', { detail }));
}

export interface WidgetDefinition {
  /**
   * Registers the element. May be called any number of times, and on a server, where it does nothing.
   * @returns the class that stands behind the tag, or undefined on a server
   */
  readonly define: (options?: DefineOptions) => CustomElementConstructor | undefined;
  /**
   * Makes the class and registers nothing, for a host that registers it under a name or in a registry of its own. A class
   * can be registered once only, so each call makes another.
   * @throws ReferenceError on a server, where there are no elements
   */
  readonly create: () => WidgetElementClass;
}

/** Prepares a custom element. Nothing happens until one of the answered functions is called. */
export function defineWidget<Own>(config: ElementConfig<Own>): WidgetDefinition {
  const create = () => createElementClass(config);
  return {
    create,
    define({ prefix = 'quittance', registry = globalThis.customElements } = {}) {
      if (typeof HTMLElement === 'undefined' || !registry) return undefined;
      const tag = `${prefix}-${config.name}`;
      const known = registry.get(tag);
      if (known) keepFirst(tag, known, config.version);
      else registry.define(tag, create());
      return registry.get(tag);
    },
  };
}
