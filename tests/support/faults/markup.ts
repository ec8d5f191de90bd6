import type { Document } from '../html';

const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
];

/**
 * Lists faults in the body of a page: parser errors, ids, headings, pictures, navigation and blocked content.
 */
export function findMarkupFaults(page: Document): string[] {
  const faults = page.errors.map((code) => `parser: ${code}`);
  const ids = page.elements.flatMap(({ attributes }) => attributes.id ?? []);
  for (const id of ids)
    if (id === '' || ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`id '${id}' twice`);
  for (const { name, attributes } of page.elements) {
    if (name === 'img' && attributes.alt === undefined) faults.push(`picture ${attributes.src} has no alt`);
    if (name === 'img' && !(attributes.width && attributes.height))
      faults.push(`picture ${attributes.src} has no size`);
    if (name === 'nav' && !attributes['aria-label'] && !attributes['aria-labelledby'])
      faults.push('a nav has no name');
    if (attributes.style !== undefined) faults.push(`style attribute on ${name}`);
    for (const attribute of Object.keys(attributes))
      if (attribute.startsWith('on')) faults.push(`${attribute} handler on ${name}`);
    for (const attribute of references)
      for (const id of attributes[attribute]?.split(/\s+/) ?? [])
        if (!page.ids.has(id)) faults.push(`${attribute} of ${name} names '${id}', which is not there`);
  }
  return [...new Set([...faults, ...findHeadingFaults(page)])];
}

function findHeadingFaults(page: Document): string[] {
  const headings = page.elements.filter(({ name, isHidden }) => /^h[1-6]$/.test(name) && !isHidden);
  const faults: string[] = [];
  const first = headings.filter(({ name }) => name === 'h1').length;
  if (first !== 1) faults.push(`${first} h1`);
  let above = 0;
  for (const { name, text } of headings) {
    const level = Number(name[1]);
    if (text.trim() === '') faults.push(`empty ${name}`);
    if (level > above + 1) faults.push(`${name} '${text.trim()}' follows h${above}`);
    above = level;
  }
  return faults;
}
