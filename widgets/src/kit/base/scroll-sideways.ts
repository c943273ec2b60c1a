/** Scrolls a view horizontally to an element. Unlike `scrollIntoView` it scrolls nothing else. */
export function scrollSideways(view: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left) view.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) view.scrollLeft += inner.right - outer.right;
}
