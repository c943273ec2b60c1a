import type { WidgetEventDetails } from '../widget/event-details.generated.ts';
import type { WidgetEventName } from '../widget/widget-events.ts';

/** Listeners for a widget's events with their JSX names: `onquittance-ready`. */
export type ElementListeners<Event extends WidgetEventName> = {
  readonly [Name in Event as `onquittance-${Name}`]?: (event: CustomEvent<WidgetEventDetails[Name]>) => void;
};
