import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part.ts';

let arrive: (part: string) => void = () => {};
const part = lazyPart(() => new Promise<string>((resolve) => (arrive = resolve)));

function Reader() {
  return <p>{part.usePart(true) ?? 'on its way'}</p>;
}

/** Preloads the part, which arrives after the reader was rendered and before it waits. */
function Sender() {
  useLayoutEffect(() => arrive('arrived'), []);
  return null;
}

part.preload();
setTimeout(() => createRoot(document.body).render([<Sender key="sender" />, <Reader key="reader" />]));
