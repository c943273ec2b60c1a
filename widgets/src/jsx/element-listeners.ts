import type { WidgetEventDetails } from '../widget/event-details.generated.ts';
import type { WidgetEventName } from '../widget/widget-events.ts';

/** Listeners to a widget's events as JSX names them: `onquittance-ready`. */
export type ElementListeners<Event extends WidgetEventName> = {
  readonly [Name in Event as `onquittance-${Name}`]?: (event: CustomEvent<WidgetEventDetails[Name]>) => void;
};
