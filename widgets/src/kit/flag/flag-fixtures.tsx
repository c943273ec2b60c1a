import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Flag } from './flag.tsx';

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const watched = new Set<Element>();
let seen: Seen = () => {};

/** All that is watched comes into sight when we say so, and what is watched afterwards at once. */
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

/** Fetches the first flag after the second was rendered and before that one watches. */
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
