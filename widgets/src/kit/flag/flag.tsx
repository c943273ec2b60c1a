import { loadFlag, type Shape } from '@quittance/sdk/reference';
import { createElement, type ReactElement, useEffect, useReducer, useRef } from 'react';
import { whenVisible } from '../base/when-visible.ts';

const drawShape = ([tag, attributes, ...children]: Shape): ReactElement =>
  createElement(tag, attributes, ...children.map(drawShape));

/** Drawn flags, kept because lists show the same ones each time they open. */
const drawings = new Map<string, ReactElement | null>();

async function drawFlag(code: string): Promise<void> {
  if (drawings.has(code)) return;
  // Stays empty without its drawing or without a network; the country's name is always next to it.
  const shape = await loadFlag(code).catch(() => undefined);
  if (shape !== undefined) drawings.set(code, shape && drawShape(shape));
}

/** Loads a flag early, before a press makes it visible. */
export const preloadFlag = (code: string): void => void drawFlag(code);

export interface FlagProps {
  /** Two capital letters of a country, `EU`, or `BTC`, `ETH`: the `iconCode` of a currency. */
  readonly code: string;
}

/** A flag as decoration next to a name. Its box has its size at once; the drawing loads when it becomes visible. */
export function Flag({ code }: FlagProps) {
  const [, countArrival] = useReducer((count: number) => count + 1, 0);
  const box = useRef<HTMLSpanElement>(null);
  const drawing = drawings.get(code);
  useEffect(() => {
    // Compares with what this flag shows: since the render, another one of the same country may have loaded the
    // drawing.
    if (drawing !== undefined || !box.current) return;
    let isHere = true;
    const stop = whenVisible(box.current, () => void drawFlag(code).then(() => isHere && countArrival()));
    return () => {
      isHere = false;
      stop();
    };
  }, [code, drawing]);
  return (
    <span className="q-flag" ref={box} aria-hidden="true">
      {drawing}
    </span>
  );
}
