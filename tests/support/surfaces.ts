import type { Page } from 'playwright/test';

/** The contrast that makes two surfaces distinguishable. */
const leastContrast = 1.15;

/** Lists surfaces with too little contrast to their background. */
export function findSurfaceFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (text: string): Colour => {
      const colour = known.get(text);
      if (colour || !brush) return colour ?? [0, 0, 0, 0];
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      known.set(text, [red, green, blue, alpha]);
      return [red, green, blue, alpha];
    };
    const light = (part: number) =>
      part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = ([red, green, blue]: Colour) =>
      0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05;
    const backgroundOf = (element: Element) => read(getComputedStyle(element).backgroundColor);
    /** Returns the opaque surface around an element, or undefined if a picture is between them. */
    const findGround = (element: Element): Element | undefined => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        if (getComputedStyle(node).backgroundImage !== 'none') return;
        if (backgroundOf(node)[3] === 255) return node;
      }
      return;
    };
    const faults = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (backgroundOf(element)[3] < 255 || style.backgroundImage !== 'none' || style.maskImage !== 'none')
        continue;
      if (width < 4 || height < 4 || style.position === 'fixed' || !element.checkVisibility()) continue;
      const ground = findGround(element);
      if (!ground) continue;
      const [lower = 1, upper = 1] = [luminance(backgroundOf(element)), luminance(backgroundOf(ground))].sort(
        (a, b) => a - b,
      );
      const hasLine = Number.parseFloat(style.borderBlockEndWidth) > 0;
      const contrast = upper / lower;
      if (contrast === 1 ? !hasLine : contrast < least)
        faults.add(
          `${element.tagName.toLowerCase()}.${element.className} on ${ground.tagName.toLowerCase()}.${ground.className}: ${contrast.toFixed(2)}`,
        );
    }
    return [...faults];
  }, leastContrast);
}
