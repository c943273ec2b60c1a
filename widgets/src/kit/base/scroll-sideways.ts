/** Brings an element into a view that scrolls sideways, and moves nothing else, as `scrollIntoView` would. */
export function scrollSideways(view: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left) view.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) view.scrollLeft += inner.right - outer.right;
}
