import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { cancelableEvents } from '../widget/event-details.generated.ts';
import type { WidgetEventListener, WidgetEventName } from '../widget/widget-events.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { QuittanceElementProperties } from './quittance-element.generated.ts';
import type { DefineOptions, VersionConflict, WidgetElementClass } from './registration.ts';

/** `boolean` as in HTML: present or absent; the value `false` also counts as absent. */
export type AttributeKind = 'string' | 'boolean';

/**
 * Props of the element's view: the values of its attributes and properties, and a function that emits events. `Own` are
 * the properties that not every element has.
 */
export interface WidgetViewProps<Own> {
  readonly values: Readonly<Partial<QuittanceElementProperties & Own>>;
  readonly emit: WidgetEventListener;
}

/** The part of a widget's spec that browsers need; the generator writes it into `element.generated.ts`. */
export interface ElementConfig<Own> {
  /** Tag without the prefix, such as `invoice`. */
  readonly name: string;
  /** Version of the package, to distinguish two versions on one page. */
  readonly version: string;
  /** Attributes by the property that mirrors them: `invoiceId` has the attribute `invoice-id`. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  /** Properties without an attribute: objects and secrets, which must never be in the page's markup. */
  readonly properties: readonly string[];
  /** Style sheets' texts, in order. */
  readonly styles: readonly string[];
  /** The element's methods. */
  readonly methods?: Readonly<Record<string, (this: HTMLElement, ...parameters: never[]) => unknown>>;
  readonly View: ComponentType<WidgetViewProps<Own>>;
}

/** Registered symbols of r2wc's component state, which subclasses may use. */
const propsOf = Symbol.for('r2wc.props');
const renderOf = Symbol.for('r2wc.render');

/** r2wc's class, as a subclass sees it. */
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

/** Whether the host's fallback content is hidden or shown after an event. */
const fallbackAfter: Readonly<Partial<Record<WidgetEventName, boolean>>> = { ready: false, 'load-error': true };

/**
 * Creates the element's class: r2wc's class, corrected for public elements. Called only with a DOM, since `HTMLElement`
 * does not exist in Node.
 */
function createElementClass<Own>(config: ElementConfig<Own>): WidgetElementClass {
  const { View, attributes, properties, methods, styles, version } = config;
  // r2wc gets no props and no events. It would write props back into attributes, where any script could read a session
  // token, and its events neither bubble nor keep their names.
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
      // Lost when another document adopted the element; missing if it was created without a window.
      if (root.adoptedStyleSheets.length === 0) adoptStyles(root, styles);
      this.#isMounted = true;
      this.#requestRender();
    }

    /** Empty, so that `moveBefore()` moves the element without disconnecting it. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      // A move in the page is a removal and an insertion in one task. Unmount only if still disconnected after it, so
      // that a half-filled form survives sorting or moving.
      setTimeout(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string): void {
      const property = observed.get(attribute);
      const kind = property && attributes[property];
      // A removed attribute reads as undefined or false, which restores the default.
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

    /** Moves properties that a host set before the script loaded: on the element, they would hide the accessors. */
    #takeOverEarlyProperties(): void {
      for (const property of [...Object.keys(attributes), ...properties]) {
        if (!Object.hasOwn(this, property)) continue;
        const early = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, early);
      }
    }

    /** Renders once for all changes of a task; r2wc alone renders once per attribute. */
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
    // `dir` and similar exist on every element, and arrive through their attribute.
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
   * Registers the element. May be called repeatedly, and on a server, where it does nothing.
   * @returns the class of the tag, or undefined on a server
   */
  readonly define: (options?: DefineOptions) => CustomElementConstructor | undefined;
  /**
   * Creates the class without registering it, for a host that registers it under another name or in another registry. A
   * class can be registered only once, so each call creates a new one.
   * @throws ReferenceError on a server, where there are no elements
   */
  readonly create: () => WidgetElementClass;
}

/** Prepares a custom element. Nothing happens until one of the returned functions is called. */
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
