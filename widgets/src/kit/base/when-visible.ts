const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function createObserver(): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  });
}

/**
 * Calls back when the element first becomes visible, also inside a scrolling list. All elements share one observer,
 * since a list may have hundreds of them.
 * @returns stops observing
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
