import type * as React from 'react';
import type { WidgetEventName } from '../widget/widget-events.ts';
import type { ElementListeners } from './element-listeners.ts';

/** Props of the React version that the project has. Up to 18 React makes an attribute of each: set objects by a ref. */
type Since19<Props> = typeof React extends { readonly use: unknown } ? Props : unknown;

/** Props of a widget's element in the JSX of React. */
export type ReactWidgetProps<
  Element extends HTMLElement,
  Attributes,
  Event extends WidgetEventName,
> = React.DetailedHTMLProps<React.HTMLAttributes<Element>, Element> &
  Attributes &
  Since19<Partial<Omit<Element, keyof HTMLElement>> & ElementListeners<Event>>;
