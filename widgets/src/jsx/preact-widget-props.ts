import type { ClassAttributes, JSX } from 'preact';
import type { WidgetEventName } from '../widget/widget-events.ts';
import type { ElementListeners } from './element-listeners.ts';

/** Props of any element. Preact 10 and 11 name their type differently. */
type HtmlAttributes = Omit<JSX.IntrinsicElements['section'], 'ref'>;

/** Props of a widget's element in the JSX of Preact. */
export type PreactWidgetProps<Element extends HTMLElement, Attributes, Event extends WidgetEventName> = HtmlAttributes &
  ClassAttributes<Element> &
  Attributes &
  Partial<Omit<Element, keyof HTMLElement>> &
  ElementListeners<Event>;
