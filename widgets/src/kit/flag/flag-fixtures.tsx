import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Flag } from './flag.tsx';

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const watched = new Set<Element>();
let seen: Seen = () => {};

/** An observer that reports every element as visible once `showWatched` was called. */
class ToldObserver {
  static isTold = false;
  constructor(tell: Seen) {
    seen = tell;
  }
  observe(target: Element): void {
    watched.add(target);
    if (ToldObserver.isTold) queueMicrotask(showWatched);
  }
  unobserve(target: Element): void {
    watched.delete(target);
  }
}

function showWatched(): void {
  ToldObserver.isTold = true;
  seen([...watched].map((target) => ({ target, isIntersecting: true })));
}

Object.assign(window, { IntersectionObserver: ToldObserver });

/** Loads the first flag after the second was rendered and before that one is observed. */
function Shower() {
  useLayoutEffect(showWatched, []);
  return null;
}

function Flags() {
  const [isSecondHere, setSecondHere] = useState(false);
  useEffect(() => {
    setTimeout(() => setSecondHere(true));
  }, []);
  return (
    <>
      <Flag code="BTC" />
      {isSecondHere && (
        <>
          <Shower />
          <Flag code="BTC" />
        </>
      )}
    </>
  );
}

createRoot(document.body).render(<Flags />);
