import { loadFlag, type Shape } from '@quittance/sdk/reference';
import { createElement, type ReactElement, useEffect, useReducer, useRef } from 'react';
import { whenVisible } from '../base/when-visible.ts';

const drawShape = ([tag, attributes, ...children]: Shape): ReactElement =>
  createElement(tag, attributes, ...children.map(drawShape));

/** Drawn once and kept: the same flags come back each time that a list opens. */
const drawings = new Map<string, ReactElement | null>();

async function drawFlag(code: string): Promise<void> {
  if (drawings.has(code)) return;
  // Without its shape, or without a network, its place stays empty: whoever shows a flag names the country too.
  const shape = await loadFlag(code).catch(() => undefined);
  if (shape !== undefined) drawings.set(code, shape && drawShape(shape));
}

/** Fetches a flag ahead of the press that brings it into sight. */
export const preloadFlag = (code: string): void => void drawFlag(code);

export interface FlagProps {
  /** Two capital letters of a country, `EU`, or `BTC`, `ETH`: the `iconCode` of a currency. */
  readonly code: string;
}

/** A flag as decoration beside a name. Its box stands at once; what is in it is fetched when it comes into sight. */
export function Flag({ code }: FlagProps) {
  const [, countArrival] = useReducer((count: number) => count + 1, 0);
  const box = useRef<HTMLSpanElement>(null);
  const drawing = drawings.get(code);
  useEffect(() => {
    // By what this flag shows: since it was rendered, another one of the same country may have brought the drawing.
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
