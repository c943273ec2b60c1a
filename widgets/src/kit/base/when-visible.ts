const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function createObserver(): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  });
}

/**
 * Calls when the element first comes into sight, also inside a list that scrolls. One observer for all, since a list may
 * have hundreds of them.
 * @returns stops waiting
 */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  observer ??= createObserver();
  const stop = () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  waiting.set(element, () => {
    stop();
    onVisible();
  });
  observer.observe(element);
  return stop;
}
