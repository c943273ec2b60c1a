import { useCallback, useRef } from 'react';
import type { CancelableEventName, WidgetEventDetails } from './event-details.generated.ts';
import type { WidgetEventListener, WidgetEventName } from './widget-events.ts';

type Pascal<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Text>;

/** The events of a widget as React props: `onReady`, `onLoadError`, `onComplete`… */
export type WidgetCallbacks<Names extends WidgetEventName = WidgetEventName> = {
  readonly [Name in Names as `on${Pascal<Name>}`]?:
    | ((detail: WidgetEventDetails[Name]) => Name extends CancelableEventName ? boolean | undefined : void)
    | undefined;
};

const propOf = (name: WidgetEventName): keyof WidgetCallbacks =>
  `on-${name}`.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()) as keyof WidgetCallbacks;

/** Returns one listener for all events, which stays the same when the host renders with new callbacks. */
export function useCallbacks(callbacks: WidgetCallbacks): WidgetEventListener {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  return useCallback<WidgetEventListener>((name, detail) => {
    const callback = latest.current[propOf(name)] as ((told: typeof detail) => unknown) | undefined;
    return callback?.(detail) !== false;
  }, []);
}
