// Makes elements without markup text, so that nothing that is typed can ever become markup.

/** An element with attributes, listeners (`onclick: …`) and children; null and false are left out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A line icon, hidden from screen readers: the text beside it says the same. */
export function icon(path) {
  const svg = document.createElementNS(svgNamespace, 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' })) {
    svg.setAttribute(name, value);
  }
  const line = document.createElementNS(svgNamespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

export const icons = {
  back: 'M15 5l-7 7 7 7',
  chevron: 'M9 5l7 7-7 7',
  check: 'M4 12.5l5.5 5.5L20 7',
  bank: 'M3 9.5L12 4l9 5.5zM6 13v4M12 13v4M18 13v4M3.5 20.5h17',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
};
